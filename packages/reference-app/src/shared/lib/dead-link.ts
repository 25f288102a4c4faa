import type { ErrorDetail } from '@aferir/widgets';

/** Whether a widget failed because of its link: such a page has nothing more to show. */
export function isDeadLink({ kind, isRetryable }: ErrorDetail): boolean {
  return !isRetryable && kind !== 'crash' && kind !== 'first-access';
}
