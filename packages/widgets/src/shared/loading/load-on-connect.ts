import { loaderMessages } from './loader-messages.ts';
import type { OpeningPath } from './opening-call.ts';
import { preloadFiles } from './preload-files.ts';
import { startOpeningCall } from './start-opening-call.ts';

/** What the loader knows of a widget before its code is there. */
export interface LoadedWidget {
  /** Fetches the code, which registers the tag. */
  readonly load: () => Promise<unknown>;
  /** The call with which it begins when a link opens it. */
  readonly opening?: OpeningPath;
}

const WAITS = [1000, 3000, 9000, 30_000];

/**
 * Fetches the code of a widget when its tag first appears in the page, now or later. A page without
 * widgets fetches nothing. Code that gets lost is asked for again, with growing waits and at once
 * when the network is back, for as long as it takes. Returns a function that stops looking.
 */
export function loadOnConnect(
  widgets: Readonly<Record<string, LoadedWidget>>,
  root: Document = document,
  waits: readonly number[] = WAITS,
): () => void {
  const waiting = new Map(Object.entries(widgets));
  let isStopped = false;

  function look() {
    for (const [tag, widget] of waiting) {
      const [first, ...others] = root.querySelectorAll<HTMLElement>(tag);
      if (!first) continue;
      waiting.delete(tag);
      preloadFiles(first);
      const { opening } = widget;
      if (opening) for (const element of [first, ...others]) startOpeningCall(element, opening);
      void load(tag, widget);
    }
    if (waiting.size === 0) observer.disconnect();
  }

  async function load(tag: string, widget: LoadedWidget) {
    for (let failures = 0; !isStopped; ) {
      try {
        await widget.load();
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
