/** How far a person is in the questionnaire. */
export interface DiscProgress {
  readonly answered: number;
  readonly total: number;
  /** Answered share, 0 to 1. */
  readonly ratio: number;
  readonly isComplete: boolean;
}

/** The first question, in their order, that has no answer yet. */
export function firstUnanswered(
  questionIds: readonly number[],
  answeredIds: Iterable<number>,
): number | undefined {
  const answered = new Set(answeredIds);
  return questionIds.find((id) => !answered.has(id));
}

/** Counts the answered questions; answers to questions of another instrument don't count. */
export function discProgress(
  questionIds: readonly number[],
  answeredIds: Iterable<number>,
): DiscProgress {
  const ids = new Set(answeredIds);
  const total = questionIds.length;
  const answered = questionIds.filter((id) => ids.has(id)).length;
  return {
    answered,
    total,
    ratio: total === 0 ? 0 : answered / total,
    isComplete: total > 0 && answered === total,
  };
}
