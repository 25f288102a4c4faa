/** Tells the pages of this device that an assessment has been finished. */
export interface FinishSignal {
  raise(): void;
  /**
   * Calls back whenever an assessment is finished, in this tab or in another, and at once when that
   * happened while nobody listened. Whoever has been told takes the signal down.
   */
  listen(callback: () => void): () => void;
}

const KEY = 'avaliacaoFinalizada';
const RAISED = 'true';

type FlagStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Keeps the signal in storage, whose event reaches the other tabs, and tells the own tab itself,
 * which that event leaves out. Where storage is blocked the own tab alone is told.
 */
export function createFinishSignal(storage: () => FlagStorage = () => localStorage): FinishSignal {
  const listeners = new Set<() => void>();
  let isRaised = false;

  function read(): boolean {
    return tryOr(isRaised, () => storage().getItem(KEY) === RAISED);
  }

  function deliver() {
    if (listeners.size === 0) return;
    isRaised = false;
    tryOr(undefined, () => storage().removeItem(KEY));
    for (const tell of listeners) tell();
  }

  function followOtherTabs({ key, newValue }: StorageEvent) {
    if (key === KEY && newValue === RAISED) deliver();
  }

  return {
    raise() {
      isRaised = true;
      tryOr(undefined, () => storage().setItem(KEY, RAISED));
      deliver();
    },

    listen(callback) {
      if (listeners.size === 0) window.addEventListener('storage', followOtherTabs);
      listeners.add(callback);
      if (read()) deliver();
      return () => {
        listeners.delete(callback);
        if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs);
      };
    },
  };
}

/** The signal of a page that brings none of its own. */
export const pageFinishSignal = createFinishSignal();

function tryOr<Value>(fallback: Value, attempt: () => Value): Value {
  try {
    return attempt();
  } catch {
    return fallback;
  }
}
