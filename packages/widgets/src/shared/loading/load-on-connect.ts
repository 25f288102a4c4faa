import { loaderMessages } from './loader-messages.ts';
import { preloadFiles } from './preload-files.ts';
import { startOpeningCall } from './start-opening-call.ts';

/** Fetches the code of a widget, which registers its tag. */
export type LoadWidget = () => Promise<unknown>;

const WAITS = [1000, 3000, 9000, 30_000];

/**
 * Fetches the code of a widget when its tag first appears in the page, now or later. A page without
 * widgets fetches nothing. Code that gets lost is asked for again, with growing waits and at once
 * when the network is back, for as long as it takes. Returns a function that stops looking.
 */
export function loadOnConnect(
  widgets: Readonly<Record<string, LoadWidget>>,
  root: Document = document,
  waits: readonly number[] = WAITS,
): () => void {
  const waiting = new Map(Object.entries(widgets));
  let isStopped = false;

  function look() {
    for (const [tag, loadWidget] of waiting) {
      const [first, ...others] = root.querySelectorAll<HTMLElement>(tag);
      if (!first) continue;
      waiting.delete(tag);
      preloadFiles(first);
      for (const element of [first, ...others]) startOpeningCall(element);
      void load(tag, loadWidget);
    }
    if (waiting.size === 0) observer.disconnect();
  }

  async function load(tag: string, loadWidget: LoadWidget) {
    for (let failures = 0; !isStopped; ) {
      try {
        await loadWidget();
        return;
      } catch {
        failures += 1;
        if (failures === waits.length) tellFailure(tag);
        await pause(waits[failures - 1] ?? waits.at(-1));
      }
    }
  }

  function tellFailure(tag: string) {
    for (const element of root.querySelectorAll(tag)) {
      const detail = {
        kind: 'network',
        message: loaderMessages.unreachable,
        isRetryable: true,
        isFatal: false,
      };
      const init = { detail, bubbles: true, composed: true };
      element.dispatchEvent(new CustomEvent('aferir-error', init));
    }
  }

  const observer = new MutationObserver(look);
  observer.observe(root, { childList: true, subtree: true });
  look();
  return () => {
    isStopped = true;
    observer.disconnect();
  };
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
