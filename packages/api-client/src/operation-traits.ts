import { keyedWritePaths, openingPaths, publicPaths } from './generated/operation-paths.ts';

/**
 * Whether an operation is called without a credential. A 401 from it is about what was typed, never about a session,
 * so it ends none.
 */
export function isPublicPath(path: string): boolean {
  return publicPaths.has(path);
}

/**
 * Whether the address of an operation is all the credential it needs, called by a link: without a header of its own a
 * request from another origin needs no preflight.
 */
export function isOpeningPath(path: string): boolean {
  return openingPaths.has(path);
}

/** Whether the server does a write once per idempotency key. */
export function isKeyedWrite(method: string, path: string): boolean {
  return method === 'post' && keyedWritePaths.has(path);
}
