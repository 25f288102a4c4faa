/** What a page is told by the one that led to it; it survives a reload, as the history keeps it. */
export interface Arrival {
  /** Why the person is here, when they did not ask for it. */
  readonly notice: string;
}

/** The history state that carries a notice to the next page. */
export function arrivalWith(notice: string): Arrival {
  return { notice };
}

/** The notice in a history state, if there is one. */
export function noticeIn(state: unknown): string | undefined {
  const notice = typeof state === 'object' && state !== null && 'notice' in state && state.notice;
  return typeof notice === 'string' ? notice : undefined;
}
