"""The lesson: a few positions, what the learner is to do in each, and what is said to a wrong try."""

from dosdemayo.lesson.play import Progress, begin, give
from dosdemayo.lesson.steps import LessonStep, LessonTask, WrongTry, lesson

__all__ = ["LessonStep", "LessonTask", "Progress", "WrongTry", "begin", "give", "lesson"]
