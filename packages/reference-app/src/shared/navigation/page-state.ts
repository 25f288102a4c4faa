import type { sessionMessages } from '../../services/session-messages.ts';

/** What a page is told by the one that led to it; it survives a reload, as the history keeps it. */
export interface PageState {
  /** The address that the page was opened from, to which it leads back as that was. */
  readonly openedFrom: string;
  /** Why the person is here, when they did not ask for it: the name of what is said of it. */
  readonly notice: keyof typeof sessionMessages;
  /** The address or number that they sign in with, where it is known. */
  readonly login: string;
}

/** The history state that names the page that is shown. */
export function openedFrom({
  pathname,
  search,
}: Pick<URL, 'pathname' | 'search'>): Pick<PageState, 'openedFrom'> {
  return { openedFrom: `${pathname}${search}` };
}

/** What a history state, which anybody may have written, says of a kind. */
export function toldIn(state: unknown, name: keyof PageState): string | undefined {
  const told = typeof state === 'object' && state !== null ? (state as Partial<PageState>) : {};
  const text: unknown = told[name];
  return typeof text === 'string' ? text : undefined;
}
