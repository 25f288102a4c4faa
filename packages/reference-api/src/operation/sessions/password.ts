import { availableParallelism } from 'node:os';
import { cleanText } from '@aferir/domain';
import { hash, verify } from '@node-rs/argon2';
import { createWorkLimit, type WorkLimit } from '../../platform/security/work-limit.ts';

// The library's `Algorithm` is a const enum, which cannot be used under isolated modules.
const argon2id = 2;

const options = { algorithm: argon2id, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/**
 * Hashes passwords and compares them; 429 when too many wait for it. The same signs are the same password, however a
 * keyboard composes them.
 */
export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Whether the password is the one of the hash. Without a hash it does the same work on one that
   * nothing matches, so that time does not tell which logins exist.
   */
  matches(storedHash: string | null | undefined, password: string): Promise<boolean>;
  /** The hash that takes the place of the one that a password matches; undefined where that one is made as they are now. */
  renew(storedHash: string, password: string): Promise<string | undefined>;
}

/** Hash of a random secret that was thrown away. */
export const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$aQ+iXSTu3j9SFzUdYK75Vw$8oSaG7yeH/j/icvRed0irgxp97I5GLhOZyOJWzYYIqs';

/** Argon2id with 19 MiB and two passes, as much of it at a time as the limit lets. */
export function createPasswords(limit: WorkLimit): Passwords {
  const hashKept = (password: string) => limit.run(() => hash(cleanText(password), options));
  const isOf = (storedHash: string, form: string) => limit.run(() => verify(storedHash, form));
  return {
    hash: hashKept,
    matches: async (storedHash, password) => {
      for (const form of formsOf(password)) {
        if (await isOf(storedHash ?? dummyHash, form)) return Boolean(storedHash);
      }
      return false;
    },
    renew: async (storedHash, password) => {
      const [kept = '', ...others] = formsOf(password);
      if (others.length === 0 || (await isOf(storedHash, kept))) return undefined;
      return hashKept(password);
    },
  };
}

/** The form that is hashed, and those that an earlier release hashed as they came. */
function formsOf(password: string): string[] {
  const kept = cleanText(password);
  return [...new Set([kept, password, kept.normalize('NFD')])];
}

/**
 * The passwords of the process. Hashing takes a core for some 20 ms; one is left to everything else,
 * and half of the four threads that files and name look-ups share with it.
 */
export const passwords = createPasswords(
  createWorkLimit({ atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)), waiting: 40 }),
);
