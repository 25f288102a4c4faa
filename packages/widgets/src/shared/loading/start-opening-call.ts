import type { FoundElement, OpeningPath } from './opening-call.ts';

/**
 * Begins the first call of an element beside its code. The hash goes in the address alone: a header would
 * cost a preflight on a foreign page. A page that sets the hash in a script of its own has done so by
 * the time its document is read.
 */
export function startOpeningCall(element: FoundElement, openingPath: OpeningPath): void {
  const page = element.ownerDocument;
  if (!begin(element, openingPath) && page.readyState !== 'complete') {
    page.addEventListener('DOMContentLoaded', () => begin(element, openingPath), { once: true });
  }
}

// Where a mark came along with the hash the element asks by itself: the loader, a file alone, shares no rule with it.
const markBehind = /[^\w-]$|%/;

function begin(element: FoundElement, openingPath: OpeningPath): boolean {
  const hs = textOf(element.hs) ?? element.getAttribute('hs');
  const path = hs && !markBehind.test(hs) && openingPath(encodeURIComponent(hs), element);
  if (!path) return false;
  const apiBase = textOf(element.apiBase) ?? element.getAttribute('api-base') ?? '/api/v1';
  const url = new URL(apiBase.replace(/\/$/, '') + path, element.baseURI).href;
  const reply = fetch(url);
  // Whoever takes the reply meets its failure.
  reply.catch(() => undefined);
  element.aferirOpening = { url, startedAt: performance.now(), reply };
  return true;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
