import type { ProgressBook, ProgressState, SettledState, VideoChanges } from './progress-book.ts';
import { countSent, settle, stateToSend } from './progress-book.ts';

/** How often what was watched is saved, in milliseconds. */
export const SAVE_EVERY = 5000;

/** Sends a state; `isLast` lets it outlive the page. Rejects when it was not taken. */
export type SendState = (
  state: ProgressState,
  options: { readonly isLast: boolean },
) => Promise<SettledState>;

/** What keeps the progress of a training. */
export interface ProgressKeeperOptions {
  book: ProgressBook;
  send: SendState;
  /** Hears of a save that failed, after which the next one tells the same and more. */
  onFailure: (cause: unknown) => void;
  /** Keeps on the device what could not be told, or takes it away. */
  keepUnsaved: (changes: VideoChanges) => void;
}

/** Keeps how far somebody is, and tells it to the server. */
export interface ProgressKeeper {
  /** The book as it is now; the same object until something changes. */
  current(): ProgressBook;
  /** Calls back whenever the book changes; gives what stops that. */
  subscribe(onChange: () => void): () => void;
  update(change: (book: ProgressBook) => ProgressBook): void;
  /** Tells the server what it does not know yet. */
  save(): Promise<void>;
  /** Saves every few seconds, and when the page is hidden or goes; gives what stops that. */
  start(): () => void;
}

/**
 * Keeps the progress of a training. One state is on its way at a time, so that a slow network is not asked for more;
 * only the last word of a page that goes waits for none.
 */
export function createProgressKeeper(options: ProgressKeeperOptions): ProgressKeeper {
  const { send, onFailure, keepUnsaved } = options;
  const listeners = new Set<() => void>();
  let { book } = options;
  let isOnItsWay = false;
  let isAskedAgain = false;

  function replace(next: ProgressBook) {
    if (next === book) return;
    book = next;
    for (const listener of listeners) listener();
  }

  async function tell(isLast: boolean) {
    const state = stateToSend(book);
    if (!state) return;
    book = countSent(book, state);
    try {
      const reply = await send(state, { isLast });
      replace(settle(book, state, reply));
      keepUnsaved(book.changes);
    } catch (cause) {
      keepUnsaved(book.changes);
      onFailure(cause);
    }
  }

  async function save(isLast = false) {
    if (isOnItsWay) {
      isAskedAgain = true;
      return;
    }
    isOnItsWay = true;
    await tell(isLast);
    isOnItsWay = false;
    if (!isAskedAgain) return;
    isAskedAgain = false;
    await save(isLast);
  }

  function leave() {
    keepUnsaved(book.changes);
    void tell(true);
  }

  function hide() {
    if (document.visibilityState === 'hidden') void save(true);
  }

  return {
    current: () => book,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    update: (change) => replace(change(book)),
    save: () => save(),
    start() {
      const timer = setInterval(() => void save(), SAVE_EVERY);
      document.addEventListener('visibilitychange', hide);
      window.addEventListener('pagehide', leave);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', hide);
        window.removeEventListener('pagehide', leave);
        void save();
      };
    },
  };
}
