import type { ApiProblem } from '@aferir/api-client';
import type { GridData } from '@aferir/ui';
import type { UseQueryResult } from '@tanstack/react-query';

/** A page of records as a grid shows it. Old records stay in sight while newer ones are on the way. */
export function toGridData<Row>(
  query: UseQueryResult<{ rows: readonly Row[]; qtdRecords: number }, ApiProblem>,
  /** What could not be read, said before the reason. */
  failed?: string,
): GridData<Row> {
  if (query.data && !query.isError) {
    const { rows, qtdRecords } = query.data;
    return { status: 'ready', rows, total: qtdRecords, isRefreshing: query.isFetching };
  }
  if (query.isError && !query.isFetching) {
    return {
      status: 'failed',
      message: failed ? `${failed} ${query.error.message}` : query.error.message,
      onRetry: () => void query.refetch(),
    };
  }
  return { status: 'loading' };
}
