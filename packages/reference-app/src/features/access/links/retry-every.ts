import type { ApiProblem } from '@aferir/api-client';

/** For a query's `refetchInterval`: goes on trying while the failure may pass. */
export function retryEvery(ms: number) {
  return ({ state }: { state: { error: ApiProblem | null } }): number | false =>
    state.error?.isRetryable ? ms : false;
}
