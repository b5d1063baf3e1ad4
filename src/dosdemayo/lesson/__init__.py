"""The lesson: a few positions, what the learner is to do in each, what is said to a wrong try; and a tutor."""

from dosdemayo.lesson.play import Progress, begin, give
from dosdemayo.lesson.steps import LessonStep, LessonTask, WrongTry, lesson
from dosdemayo.lesson.tutor import TutorWarning, heard

__all__ = [
    "LessonStep",
    "LessonTask",
    "Progress",
    "TutorWarning",
    "WrongTry",
    "begin",
    "give",
    "heard",
    "lesson",
]
