import type { ApiProblem } from '@aferir/api-client';
import { RetryNotice, SkeletonGroup } from '@aferir/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { staffFormMessages } from '../forms/form-messages.ts';
import { type RecordShape, RecordSkeleton } from './record-skeleton.tsx';

/** Props of {@link ReadRecord}. */
export interface ReadRecordProps<Data> {
  query: UseQueryResult<Data, ApiProblem>;
  /** Read at the same time for what is shown next: where it failed too, one try is for both. */
  beside?: UseQueryResult<unknown, ApiProblem> | undefined;
  /** Says what could not be read. */
  failedTitle: string;
  /** What is read. @default 'fields' */
  shape?: RecordShape;
  /** How many of them there will be, about. @default 4 */
  count?: number;
  /** The shape of what is read, where it is another one. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What is read before it can be shown: until then its room, and a way to try again when that fails. */
export function ReadRecord<Data>({
  query,
  beside,
  failedTitle,
  shape = 'fields',
  count = 4,
  skeleton = <RecordSkeleton shape={shape} count={count} />,
  children,
}: ReadRecordProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <RetryNotice
        title={failedTitle}
        retryLabel={staffFormMessages.retry}
        isRetrying={query.isFetching}
        onRetry={() => {
          void query.refetch();
          if (beside?.isError) void beside.refetch();
        }}
      >
        {query.error.message}
      </RetryNotice>
    );
  }
  return <SkeletonGroup label={staffFormMessages.loading}>{skeleton}</SkeletonGroup>;
}
