/** The place of the first question without an answer; as many as there are once all have one. */
export function nextQuestion(
  questionIds: readonly number[],
  answeredIds: ReadonlySet<number>,
): number {
  const place = questionIds.findIndex((id) => !answeredIds.has(id));
  return place === -1 ? questionIds.length : place;
}

/** Whether all that a question asks to rate is rated. */
export function isWhollyRated(
  optionIds: readonly number[],
  ratedIds: ReadonlySet<number>,
): boolean {
  return optionIds.every((id) => ratedIds.has(id));
}
