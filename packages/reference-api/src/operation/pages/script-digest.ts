import { createHash } from 'node:crypto';

/** A script as a content security policy names one that stands in the HTML. */
export function digestOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
