"""A hint as its seat reads it."""

from __future__ import annotations

from dosdemayo.ai.hints import LEVEL, Hint
from dosdemayo.engine.actions import Write
from dosdemayo.notation import answer_to_json
from dosdemayo.web.models.hints import AlternativeModel, ExpectedModel, HintModel, ReasonModel


def hint_model(question: int, hint: Hint) -> HintModel:
    return HintModel(
        question=question,
        level=LEVEL,
        answer=answer_to_json(hint.answer),
        prospects=hint.prospects,
        reasons=[ReasonModel(code=reason.code, data=reason.data) for reason in hint.reasons],
        alternatives=[
            AlternativeModel(answer=answer_to_json(answer), prospects=prospects, share=share)
            for answer, prospects, share in hint.alternatives
        ],
        expected=[ExpectedModel(answer=answer_to_json(Write(sheet)), share=share) for sheet, share in hint.expected],
    )
