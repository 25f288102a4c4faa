/** The first call of an element, begun while its code was still on the way. */
export interface OpeningCall {
  readonly url: string;
  /** When it began, in milliseconds since the page did. */
  readonly startedAt: number;
  readonly reply: Promise<Response>;
}

/** An element that the loader has found: its opening call waits here for its code. */
export interface FoundElement extends HTMLElement {
  aferirOpening?: OpeningCall | undefined;
  apiBase?: unknown;
  hs?: unknown;
  managerId?: unknown;
}
