/** The history state of a page that leads back to the one that opened it, as it was. */
export interface OpenedFrom {
  readonly openedFrom: string;
}

/** The history state that names the page that is shown. */
export function openedFrom({ pathname, search }: Pick<URL, 'pathname' | 'search'>): OpenedFrom {
  return { openedFrom: `${pathname}${search}` };
}

/** The address that a page was opened from, if its history state names one. */
export function openedFromIn(state: unknown): string | undefined {
  const from =
    typeof state === 'object' && state !== null && 'openedFrom' in state && state.openedFrom;
  return typeof from === 'string' ? from : undefined;
}
