import type { ApiProblem } from '@aferir/api-client';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import { exportMessages } from '../exports/export-messages.ts';
import { useFailureToast } from '../forms/use-failure-toast.ts';
import { useLatest } from '../lib/use-latest.ts';

/** As many records as a list is printed with; who needs more takes it away as a file. */
export const MOST_ON_PAPER = 1000;

/** What `usePaper` keeps for `usePrintedPaper`. */
export interface Paper {
  /** Whether all of the list is read and shown, to be printed. */
  readonly isWhole: boolean;
  /** Has all of the list read, shown and printed, and then the page again that was there. */
  readonly print: () => void;
  readonly onEnd: () => void;
}

/** Whether a list is to be printed, which it is whole. */
export function usePaper(): Paper {
  const [isWhole, setWhole] = useState(false);
  return { isWhole, print: () => setWhole(true), onEnd: () => setWhole(false) };
}

/** A list that is there. */
const READ = { error: null, isPending: false, isPlaceholderData: false } as const;

/** Prints what is shown as soon as that is all of the list. */
export function usePrintedPaper(
  { isWhole, onEnd }: Paper,
  read: Pick<
    UseQueryResult<unknown, ApiProblem>,
    'error' | 'isPending' | 'isPlaceholderData'
  > = READ,
): void {
  const tellFailure = useFailureToast();
  const latest = useLatest({ onEnd, tellFailure });
  const problem = isWhole ? read.error : null;
  const isRead = isWhole && !problem && !read.isPending && !read.isPlaceholderData;

  // Before it is painted: the page stays.
  useLayoutEffect(() => {
    if (!problem) return;
    latest.current.tellFailure(problem, exportMessages.notPrinted);
    latest.current.onEnd();
  }, [problem, latest]);

  useEffect(() => {
    if (!isRead) return;
    const end = () => latest.current.onEnd();
    globalThis.addEventListener('afterprint', end);
    globalThis.print();
    return () => globalThis.removeEventListener('afterprint', end);
  }, [isRead, latest]);
}
