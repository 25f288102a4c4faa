import { loaderMessagesOf } from './loader-messages.ts';
import { isOldPage, mendPage } from './mend-page.ts';
import type { OpeningPath } from './opening-call.ts';
import { preloadFiles } from './preload-files.ts';
import { startOpeningCall } from './start-opening-call.ts';

/** What the loader knows of a widget before its code is there. */
export interface LoadedWidget {
  /** Fetches the code, which draws the element. */
  readonly load: () => Promise<unknown>;
  /** The call with which it begins when a link opens it. */
  readonly opening?: OpeningPath;
}

/** When to ask again and when to say something, in milliseconds; shortened in tests. */
export interface LoadTimes {
  /** How long to wait after each failure; the last one holds from there on. */
  readonly waits: readonly number[];
  /** How long an element may stay blank. */
  readonly blank: number;
}

const TIMES: LoadTimes = { waits: [1000, 3000, 9000, 30_000], blank: 2800 };

/** The second failure is told: the first may be a passing one. */
const TOLD_FAILURE = 2;

/**
 * Fetches the code of a widget when the first of its elements is connected, and no code for a page without
 * one. Code that gets lost is asked for again, with growing waits and at once when the network is
 * back, for as long as it takes; meanwhile the elements say so. Returns what each element calls that
 * is connected without its code.
 */
export function loadOnConnect(
  { load, opening }: LoadedWidget,
  { waits, blank }: LoadTimes = TIMES,
): (element: HTMLElement) => void {
  const waiting = new Set<HTMLElement>();
  let isAsked = false;
  let isLost = false;

  async function fetchCode() {
    const slow = setTimeout(() => {
      if (!isLost) for (const element of waiting) say(element, 'status', 'loading');
    }, blank);
    for (let failures = 1; ; failures += 1) {
      try {
        await (isOldPage() ? mendPage().then(load) : load());
        clearTimeout(slow);
        waiting.clear();
        return;
      } catch {
        isLost = failures >= TOLD_FAILURE;
        if (failures === TOLD_FAILURE) waiting.forEach(tellFailure);
        await pause(waits[failures - 1] ?? waits.at(-1));
      }
    }
  }

  return (element) => {
    if (opening) startOpeningCall(element, opening);
    waiting.add(element);
    if (isLost) tellFailure(element);
    if (isAsked) return;
    isAsked = true;
    preloadFiles(element);
    void fetchCode();
  };
}

function tellFailure(element: HTMLElement) {
  const message = say(element, 'alert', 'unreachable');
  const detail = {
    kind: 'network',
    message,
    isRetryable: true,
    isFatal: false,
  };
  element.dispatchEvent(new CustomEvent('aferir-error', { detail, bubbles: true, composed: true }));
}

// What the element draws takes its place.
function say(
  element: HTMLElement,
  role: 'status' | 'alert',
  key: 'loading' | 'unreachable',
): string {
  const sentence = loaderMessagesOf(element)[key];
  const notice = element.ownerDocument.createElement('p');
  notice.role = role;
  notice.textContent = sentence;
  element.shadowRoot?.replaceChildren(notice);
  return sentence;
}

function pause(ms: number | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(goOn, ms);
    function goOn() {
      clearTimeout(timer);
      removeEventListener('online', goOn);
      resolve();
    }
    addEventListener('online', goOn);
  });
}
