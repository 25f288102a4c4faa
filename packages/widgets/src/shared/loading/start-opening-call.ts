import type { FoundElement } from './opening-call.ts';

/** What each element asks first when it is opened by a link; undefined where it asks something else. */
const paths: Readonly<Record<string, (hs: string, element: FoundElement) => string | undefined>> = {
  'aferir-disc-questionnaire': (hs) => `/Resposta/get/${hs}`,
  'aferir-performance-self-assessment': (hs, element) =>
    isForManager(element) ? undefined : `/RespostaDesempenho/get/${hs}`,
};

/**
 * Begins the first call of an element beside its code. The hash goes in the path alone: a header would
 * cost a preflight on a foreign page. A page that sets the hash in a script of its own has done so by
 * the time its document is read.
 */
export function startOpeningCall(element: FoundElement): void {
  const page = element.ownerDocument;
  if (!begin(element) && page.readyState !== 'complete') {
    page.addEventListener('DOMContentLoaded', () => begin(element), { once: true });
  }
}

function begin(element: FoundElement): boolean {
  const hs = textOf(element.hs) ?? element.getAttribute('hs');
  const path = hs && paths[element.localName]?.(encodeURIComponent(hs), element);
  if (!path) return false;
  const apiBase = textOf(element.apiBase) ?? element.getAttribute('api-base') ?? '/api/v1';
  const url = new URL(apiBase.replace(/\/$/, '') + path, element.baseURI).href;
  const reply = fetch(url);
  // Whoever takes the reply meets its failure.
  reply.catch(() => undefined);
  element.aferirOpening = { url, startedAt: performance.now(), reply };
  return true;
}

function isForManager(element: FoundElement): boolean {
  const names = ['manager-id', 'fl-gestor'];
  return element.managerId !== undefined || names.some((name) => element.hasAttribute(name));
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
