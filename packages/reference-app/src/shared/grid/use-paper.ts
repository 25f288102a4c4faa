import type { ApiProblem } from '@aferir/api-client';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import { exportMessages } from '../exports/export-messages.ts';
import { useFailureToast } from '../forms/use-failure-toast.ts';
import { useLatest } from '../lib/use-latest.ts';

/** As many records as a list is printed with; who needs more takes it away as a file. */
export const MOST_ON_PAPER = 1000;

/** A list as it is printed: all of it. */
export interface Paper {
  /** Whether all of the list is on its way, or there. */
  readonly isAsked: boolean;
  /** Whether what is shown is all of the list. */
  readonly isWhole: boolean;
  /** Has all of the list read, shown and printed, and then the page again that was there. */
  readonly print: () => void;
}

/** Whether all of a list is asked for, to be printed. */
export interface Printing {
  readonly isAsked: boolean;
  readonly ask: () => void;
  readonly end: () => void;
}

/** Keeps whether a list is to be printed, for whoever reads it; {@link usePaper} prints it. */
export function usePrinting(): Printing {
  const [isAsked, setAsked] = useState(false);
  return { isAsked, ask: () => setAsked(true), end: () => setAsked(false) };
}

/** A list that is there. */
const READ = { error: null, isPending: false, isPlaceholderData: false } as const;

/** Prints a list that is asked for as soon as all of it is read. */
export function usePaper(
  { isAsked, ask, end }: Printing,
  read: Pick<
    UseQueryResult<unknown, ApiProblem>,
    'error' | 'isPending' | 'isPlaceholderData'
  > = READ,
): Paper {
  const tellFailure = useFailureToast();
  const latest = useLatest({ end, tellFailure });
  const problem = isAsked ? read.error : null;
  const isWhole = isAsked && !problem && !read.isPending && !read.isPlaceholderData;

  // Before it is painted: the page stays.
  useLayoutEffect(() => {
    if (!problem) return;
    latest.current.tellFailure(problem, exportMessages.notPrinted);
    latest.current.end();
  }, [problem, latest]);

  useEffect(() => {
    if (!isWhole) return;
    const goBack = () => latest.current.end();
    globalThis.addEventListener('afterprint', goBack);
    globalThis.print();
    return () => globalThis.removeEventListener('afterprint', goBack);
  }, [isWhole, latest]);

  return { isAsked, isWhole, print: ask };
}
