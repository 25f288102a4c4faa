/** What a toast is about. */
export type ToastTone = 'info' | 'success' | 'warning' | 'danger';

/** News that passes by. */
export interface ToastContent {
  /** One sentence. */
  message: string;
  /** The language of the message, where it is not that of the page. */
  lang?: string | undefined;
  /** The gist in a few words, when the message is long. */
  title?: string;
  /** @default 'info' */
  tone?: ToastTone;
  /** Something to do about it; also reachable without the toast. */
  action?: { label: string; onSelect: () => void };
}

/** A toast on the screen. */
export interface Toast extends ToastContent {
  id: number;
}

/** Holds the toasts of a page; works outside React too. */
export interface ToastStore {
  /** Shows a toast; the same message twice at once is shown once. Returns its id. */
  show: (content: ToastContent) => number;
  dismiss: (id: number) => void;
  /** The toasts on the screen, oldest first; the same array until one comes or goes. */
  getToasts: () => readonly Toast[];
  /** Calls back after each change; returns how to stop. */
  subscribe: (onChange: () => void) => () => void;
}

/** Makes an empty store. */
export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  const update = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };

  return {
    show(content) {
      lastId += 1;
      const others = toasts.filter((toast) => !isSame(toast, content));
      update([...others, { ...content, id: lastId }]);
      return lastId;
    },
    dismiss(id) {
      if (toasts.some((toast) => toast.id === id))
        update(toasts.filter((toast) => toast.id !== id));
    },
    getToasts: () => toasts,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

function isSame(one: ToastContent, other: ToastContent): boolean {
  return one.message === other.message && one.title === other.title && one.tone === other.tone;
}
