/** Fetches the code of a widget, which registers its tag. */
export type LoadWidget = () => Promise<unknown>;

const WAITS = [1000, 3000, 9000];

/**
 * Fetches the code of a widget when its tag first appears in the page, now or later. A page without
 * widgets fetches nothing. Returns a function that stops looking.
 */
export function loadOnConnect(
  widgets: Readonly<Record<string, LoadWidget>>,
  root: Document = document,
  waits: readonly number[] = WAITS,
): () => void {
  const waiting = new Map(Object.entries(widgets));

  function look() {
    for (const [tag, loadWidget] of waiting) {
      if (!root.querySelector(tag)) continue;
      waiting.delete(tag);
      void load(tag, loadWidget);
    }
    if (waiting.size === 0) observer.disconnect();
  }

  async function load(tag: string, loadWidget: LoadWidget) {
    for (const wait of [...waits, undefined]) {
      try {
        await loadWidget();
        return;
      } catch {
        if (wait === undefined) tellFailure(tag);
        else await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
  }

  function tellFailure(tag: string) {
    for (const element of root.querySelectorAll(tag)) {
      const detail = {
        kind: 'network',
        message: 'Não foi possível se conectar ao servidor!',
        isRetryable: true,
      };
      const init = { detail, bubbles: true, composed: true };
      element.dispatchEvent(new CustomEvent('aferir-error', init));
    }
  }

  const observer = new MutationObserver(look);
  observer.observe(root, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}
