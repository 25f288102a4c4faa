/** Ends a text with a full stop, unless it has an end of its own; for sentences that follow one another. */
export function asSentence(text: string): string {
  const trimmed = text.trimEnd();
  return trimmed === '' || /[.!?…:]$/u.test(trimmed) ? trimmed : `${trimmed}.`;
}
