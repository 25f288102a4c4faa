import { useEffect, useRef } from 'react';
import type { WidgetProblem } from '../shared/host/events.ts';
import { useWidget } from '../shared/host/use-widget.tsx';

/** A read as far as telling of its failure goes. */
export interface FailingRead {
  readonly error: Error | null;
  readonly isFetching: boolean;
}

/**
 * Tells the host of reads that fail, once for all that fail of the same cause; the parts say so by
 * themselves. Returns what starts another try, whose failure is news again.
 */
export function useTellFailures(
  reads: readonly FailingRead[],
  explain: (error: Error) => WidgetProblem,
): () => void {
  const { host } = useWidget();
  const seen = useRef(new WeakSet<Error>());
  const told = useRef(new Set<string>());
  useEffect(() => {
    const failing = new Set<string>();
    const news = new Map<string, WidgetProblem>();
    for (const { error, isFetching } of reads) {
      if (!error || isFetching) continue;
      const problem = explain(error);
      const cause = `${problem.kind} ${problem.message}`;
      failing.add(cause);
      if (!seen.current.has(error) && !told.current.has(cause)) news.set(cause, problem);
      seen.current.add(error);
    }
    told.current = failing;
    for (const problem of news.values()) host.failed(problem);
  });
  return () => told.current.clear();
}
