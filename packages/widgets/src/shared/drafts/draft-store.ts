import { writeJson } from '@aferir/api-client';

/** Keeps what a person has not sent yet, by the number of what it belongs to. */
export interface DraftStore<Draft> {
  read(id: number | string): Draft | undefined;
  write(id: number | string, draft: Draft): void;
  remove(id: number | string): void;
}

/** What a {@link DraftStore} is made of. */
export interface DraftStoreOptions<Draft> {
  /** Sets these drafts apart from others in the same storage. */
  name: string;
  /** Reads what was stored; undefined, or an exception, when it is no draft. */
  parse: (stored: unknown) => Draft | undefined;
  storage: Storage | undefined;
}

/** The storage of a tab, or nothing where the browser blocks it. */
export function tabStorage(): Storage | undefined {
  return reach(() => globalThis.sessionStorage);
}

/** The storage of the device, or nothing where the browser blocks it. */
export function deviceStorage(): Storage | undefined {
  return reach(() => globalThis.localStorage);
}

/** What no storage would take, for as long as the page is open. */
const kept = new Map<string, unknown>();

/** Forgets what no storage would take, as leaving the page does; a test is a page of its own. */
export function forgetKeptDrafts(): void {
  kept.clear();
}

/**
 * Drafts in a storage of the browser. Where that is full or blocked, a draft lives as long as the
 * page.
 */
export function createDraftStore<Draft>(options: DraftStoreOptions<Draft>): DraftStore<Draft> {
  const { name, parse, storage } = options;
  const keyOf = (id: number | string) => `aferir-${name}-${id}`;
  return {
    read: (id) =>
      reach(() => {
        const key = keyOf(id);
        if (kept.has(key)) return parse(kept.get(key));
        const text = storage?.getItem(key);
        return text ? parse(JSON.parse(text)) : undefined;
      }),
    write(id, draft) {
      const key = keyOf(id);
      const isStored = reach(() => {
        storage?.setItem(key, writeJson(draft));
        return storage !== undefined;
      });
      if (isStored) kept.delete(key);
      else kept.set(key, draft);
    },
    remove(id) {
      kept.delete(keyOf(id));
      reach(() => storage?.removeItem(keyOf(id)));
    },
  };
}

function reach<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
