/** What a page is told by the one that led to it; it survives a reload, as the history keeps it. */
export interface Arrival {
  /** Why the person is here, when they did not ask for it. */
  readonly notice: string;
  /** The address that they sign in with, where it is known. */
  readonly login?: string;
}

/** The history state that carries a notice to the next page. */
export function arrivalWith(notice: string, known: Pick<Arrival, 'login'> = {}): Arrival {
  return { notice, ...known };
}

/** The notice in a history state, if there is one. */
export function noticeIn(state: unknown): string | undefined {
  return textIn(state, 'notice');
}

/** The address in a history state that somebody signs in with, if there is one. */
export function loginIn(state: unknown): string | undefined {
  return textIn(state, 'login');
}

function textIn(state: unknown, name: keyof Arrival): string | undefined {
  const told = typeof state === 'object' && state !== null ? (state as Partial<Arrival>) : {};
  const text: unknown = told[name];
  return typeof text === 'string' ? text : undefined;
}
