import type { sessionMessages } from '../../services/session-messages.ts';

/** What a page is told by the one that led to it; it survives a reload, as the history keeps it. */
export interface PageState {
  /** The address that the page was opened from, to which it leads back as that was. */
  readonly openedFrom: string;
  /** How that page was opened itself. */
  readonly before: Opened | undefined;
  /** Why the person is here, when they did not ask for it: the name of what is said of it. */
  readonly notice: keyof typeof sessionMessages;
  /** The address or number that they sign in with, where it is known. */
  readonly login: string;
}

/** How a page was opened. */
export type Opened = Pick<PageState, 'openedFrom'> & Partial<Pick<PageState, 'before'>>;

/** A page that another one leads back to, and what it is told again. */
export interface WayBack {
  readonly to: string;
  readonly state: Opened | undefined;
}

/** The history state that names the page that is shown, and how that was opened. */
export function openedFrom({
  pathname,
  search,
  state,
}: Pick<URL, 'pathname' | 'search'> & { readonly state?: unknown }): Opened {
  return { openedFrom: `${pathname}${search}`, before: openedIn(state) };
}

/** Where a page with this history state leads back to; nowhere of its own where none opened it. */
export function wayBackIn(state: unknown): WayBack | undefined {
  const opened = openedIn(state);
  return opened && { to: opened.openedFrom, state: opened.before };
}

function openedIn(state: unknown): Opened | undefined {
  const from = toldIn(state, 'openedFrom');
  if (from === undefined) return undefined;
  return { openedFrom: from, before: openedIn((state as Partial<PageState>).before) };
}

/** What a history state, which anybody may have written, says of a kind. */
export function toldIn(
  state: unknown,
  name: Exclude<keyof PageState, 'before'>,
): string | undefined {
  const told = typeof state === 'object' && state !== null ? (state as Partial<PageState>) : {};
  const text: unknown = told[name];
  return typeof text === 'string' ? text : undefined;
}
