/** The history state of a page that was chosen in the sidebar. */
export const CHOSEN = { isChosen: true } as const;

/** Whether a history state says that its page was chosen, not just come to. */
export function isChosen(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isChosen' in state;
}
