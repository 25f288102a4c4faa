const MOST_REMEMBERED = 50;

/** Gives each logical write one idempotency key. */
export interface WriteKeys {
  /** The key of a write: the same one until {@link settle}, so that trying again is the same write. */
  keyFor(write: string): string;
  /** Says that the write is over, done or refused: the next one like it is a new write. */
  settle(write: string): void;
}

/** Remembers the keys of writes whose outcome is not known. */
export function createWriteKeys(createKey: () => string = createIdempotencyKey): WriteKeys {
  const open = new Map<string, string>();
  return {
    keyFor(write) {
      const key = open.get(write) ?? createKey();
      open.delete(write);
      open.set(write, key);
      const [oldest] = open.keys();
      if (open.size > MOST_REMEMBERED && oldest !== undefined) open.delete(oldest);
      return key;
    },
    settle(write) {
      open.delete(write);
    },
  };
}

/** A new random key of 128 bits. */
export function createIdempotencyKey(): string {
  // crypto.randomUUID is missing on pages without TLS, such as an intranet's.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // An old host page's `Array.from` takes no function.
  let key = '';
  for (const byte of bytes) key += byte.toString(16).padStart(2, '0');
  return key;
}
