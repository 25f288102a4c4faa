import { createHmac } from 'node:crypto';

/** What tells by itself whether an input is the same as another, and nothing of what is in it. */
export type InputMark = (input: string) => string;

/**
 * Makes marks of the server's secret: a body may have a password in it, which whoever reads a plain hash finds by
 * trying the likely ones.
 */
export function createInputMark(secret: string): InputMark {
  return (input) => createHmac('sha256', secret).update(`input:${input}`).digest('hex');
}
