import type { UseQueryResult } from '@tanstack/react-query';
import type { WidgetProblem } from '../host/events.ts';
import { isRefusal, problemDetail } from '../host/problem-detail.ts';

/** A part of a report that loads by itself, so that the rest can be read without it. */
export type PartState<Data> =
  | { readonly status: 'loading' }
  /** With the server's reason where it has said no. */
  | { readonly status: 'failed'; readonly reason?: string }
  /** Not for this reader, at least for now, and why. */
  | { readonly status: 'withheld'; readonly reason: string }
  | { readonly status: 'ready'; readonly data: Data };

/** What can be said of a part by the query that loads it. */
export function toPart<Data>(
  query: UseQueryResult<Data>,
  explain: (error: Error) => WidgetProblem = problemDetail,
): PartState<Data> {
  const { data, error, isFetching } = query;
  if (data !== undefined) return { status: 'ready', data };
  if (!error || isFetching) return { status: 'loading' };
  const problem = explain(error);
  if (problem.kind === 'forbidden') return { status: 'withheld', reason: problem.message };
  return { status: 'failed', ...(isRefusal(problem) && { reason: problem.message }) };
}

/** A part that may have come with something else, where its query is not needed. */
export function givenOr<Data>(
  given: Data | undefined,
  query: UseQueryResult<Data>,
): PartState<Data> {
  return given === undefined ? toPart(query) : { status: 'ready', data: given };
}
