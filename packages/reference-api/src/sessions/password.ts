import { hash, verify } from '@node-rs/argon2';

// The library's `Algorithm` is a const enum, which cannot be used under isolated modules.
const argon2id = 2;

const options = { algorithm: argon2id, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Hashes passwords and compares them. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Whether the password is the one of the hash. Without a hash it does the same work on one that
   * nothing matches, so that time does not tell which logins exist.
   */
  matches(storedHash: string | null | undefined, password: string): Promise<boolean>;
}

/** Hash of a random secret that was thrown away. */
export const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$aQ+iXSTu3j9SFzUdYK75Vw$8oSaG7yeH/j/icvRed0irgxp97I5GLhOZyOJWzYYIqs';

/** Argon2id with 19 MiB and two passes. */
export const passwords: Passwords = {
  hash: (password) => hash(password, options),
  matches: async (storedHash, password) => {
    const matches = await verify(storedHash ?? dummyHash, password);
    return matches && Boolean(storedHash);
  },
};
