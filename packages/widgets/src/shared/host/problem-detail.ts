import { isApiProblem } from '@aferir/api-client';
import { frameMessages } from '../provider/frame-messages.ts';
import type { WidgetProblem } from './events.ts';

/** Tells hosts and screens about a failure; what we did not foresee says no more than that. */
export function problemDetail(cause: unknown): WidgetProblem {
  if (!isApiProblem(cause)) {
    return { kind: 'unexpected', message: frameMessages.crash, isRetryable: false };
  }
  const { kind, message, isRetryable } = cause;
  return { kind, message, isRetryable };
}

const changes: ReadonlySet<WidgetProblem['kind']> = new Set(['conflict', 'forbidden', 'not-found']);

/** Whether the server says that what was asked of it has changed, is closed or is gone: what is shown is old. */
export function tellsOfChange({ kind }: WidgetProblem): boolean {
  return changes.has(kind);
}

/**
 * Whether the server has understood and says no, for good. A reply that makes no sense is none: it
 * may come from anything on the way.
 */
export function isRefusal({ kind, isRetryable }: WidgetProblem): boolean {
  return !isRetryable && kind !== 'unexpected';
}
