import { isApiProblem } from '@aferir/api-client';
import type { WholeSelection } from '@aferir/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureToast } from '../forms/use-failure-toast.ts';
import { useLatest } from '../lib/use-latest.ts';

/** The first records of a list, and how many there are. */
export interface FirstRead<Row> {
  readonly rows: readonly Row[];
  readonly qtdRecords: number;
}

/** What a list that is selected whole is told. */
export interface WholeSelectionOf<Row> {
  /** What the list is narrowed down to, as its call takes it. */
  readonly asked: string;
  /** Whether that is what stands there; what is still in sight from before is offered whole no more. */
  readonly isShown: boolean;
  /** The ids of what is selected, here and in the list as it was narrowed down before. */
  readonly selected: Iterable<string>;
  readonly idOf: (row: Row) => string;
  /** How many can be selected at most. */
  readonly most: number;
  /** Reads the first records of the list, in its order. */
  readonly readFirst: (count: number) => Promise<FirstRead<Row>>;
  /** Selects those, as far as there is room for them. */
  readonly onRead: (rows: readonly Row[]) => void;
  /** What a toast says when they could not be read. */
  readonly failed: string;
}

/** Has all records of a list selected, and knows which of those selected were selected in it. */
export function useWholeSelection<Row>({
  asked,
  isShown,
  selected,
  idOf,
  most,
  readFirst,
  onRead,
  failed,
}: WholeSelectionOf<Row>): {
  readonly all: WholeSelection | undefined;
  /** Is told which records of the list are selected. */
  readonly note: (rows: readonly Row[]) => void;
  /** Reads as many as can be selected; undefined where the list is narrowed down another way by then. */
  readonly readAnew: () => Promise<FirstRead<Row> | undefined>;
} {
  const tellFailure = useFailureToast();
  const list = listOf(asked);
  const [lists, setLists] = useState<ReadonlyMap<string, string>>(new Map());
  const noteIn = (of: string, rows: readonly Row[]) =>
    setLists((before) => new Map([...before, ...rows.map((row) => [idOf(row), of] as const)]));
  const latest = useLatest(list);
  const whole = useMutation({
    // The list may be narrowed down another way while it is read.
    mutationFn: async (of: string) => ({ of, rows: (await readFirst(most)).rows }),
    onSuccess: ({ of, rows }) => {
      noteIn(of, rows);
      onRead(rows);
    },
    onError: (problem) => {
      if (isApiProblem(problem)) tellFailure(problem, failed);
    },
  });
  const own = [...selected].filter((id) => lists.get(id) === list).length;
  return {
    all: isShown
      ? { onSelect: () => whole.mutate(list), isLoading: whole.isPending, most, own }
      : undefined,
    note: (rows) => noteIn(list, rows),
    readAnew: async () => {
      const read = await readFirst(most);
      return latest.current === list ? read : undefined;
    },
  };
}

/** The same list on every page and in every order. */
function listOf(asked: string): string {
  const params = new URLSearchParams(asked);
  for (const name of ['take', 'index', 'ordem']) params.delete(name);
  return params.toString();
}
