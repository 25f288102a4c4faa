import { isApiProblem } from '@aferir/api-client';
import type { ErrorDetail } from './events.ts';
import { frameMessages } from './frame-messages.ts';

/** Tells hosts and screens about a failure; what we did not foresee says no more than that. */
export function problemDetail(cause: unknown): ErrorDetail {
  if (!isApiProblem(cause)) {
    return { kind: 'unexpected', message: frameMessages.crash, isRetryable: false };
  }
  const { kind, message, isRetryable } = cause;
  return { kind, message, isRetryable };
}
