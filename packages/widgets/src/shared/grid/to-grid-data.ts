import type { GridData } from '@aferir/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { problemDetail } from '../host/problem-detail.ts';

/** A query of a page of records, as far as a grid needs to know of it. */
export type PageQuery<Row> = Pick<
  UseQueryResult<{ rows: readonly Row[]; qtdRecords: number }>,
  'data' | 'error' | 'isError' | 'isFetching' | 'refetch'
>;

/** A page of records as a grid shows it. Old records stay in sight while newer ones are on the way. */
export function toGridData<Row>(
  { data, error, isError, isFetching, refetch }: PageQuery<Row>,
  /** What could not be read, said before the reason. */
  failed?: string,
): GridData<Row> {
  if (data && !isError) {
    const { rows, qtdRecords: total } = data;
    return { status: 'ready', rows, total, isRefreshing: isFetching };
  }
  if (!error || isFetching) return { status: 'loading' };
  const { message } = problemDetail(error);
  return {
    status: 'failed',
    message: failed ? `${failed} ${message}` : message,
    onRetry: () => void refetch(),
  };
}
