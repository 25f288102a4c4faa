import { useEffect, useRef } from 'react';
import type { ErrorDetail } from '../shared/events.ts';
import { problemDetail } from '../shared/problem-detail.ts';

/** Tells the host once of each read that fails; the parts say so by themselves. */
export function useTellFailures(
  reads: readonly { readonly error: Error | null }[],
  onError: ((detail: ErrorDetail) => void) | undefined,
): void {
  const told = useRef(new WeakSet<Error>());
  useEffect(() => {
    for (const { error } of reads) {
      if (!error || told.current.has(error)) continue;
      told.current.add(error);
      onError?.({ ...problemDetail(error), isFatal: false });
    }
  });
}
