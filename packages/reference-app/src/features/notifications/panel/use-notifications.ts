import type { Schema } from '@aferir/api-client';
import { listNotificationsQuery } from '@aferir/api-client/react';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../services/services-context.tsx';

/** Rows that are asked for at once. */
const pageSize = 20;

/** The notifications as far as they have been asked for. */
export interface NotificationsState {
  readonly rows: readonly Schema<'Notification'>[];
  /** Undefined until the first page is there. */
  readonly total: number | undefined;
  readonly unread: number;
  readonly latestId: number;
  readonly isLoading: boolean;
  readonly failure: Error | null;
  readonly retry: () => void;
  readonly showMore: () => void;
}

/** Reads the notifications page by page, the latest first. */
export function useNotifications(): NotificationsState {
  const { staff } = useServices();
  const [pageCount, setPageCount] = useState(1);
  const pages = useQueries({
    queries: Array.from({ length: pageCount }, (_, index) => ({
      ...listNotificationsQuery(staff, { query: { take: pageSize, index } }),
      refetchOnMount: 'always' as const,
    })),
  });
  const failed = pages.find(({ isError, isFetching }) => isError && !isFetching);
  const first = pages[0]?.data;
  return {
    rows: oncePerId(pages.flatMap(({ data }) => data?.rows ?? [])),
    total: first?.qtdRecords,
    unread: first?.qtdNaoLidas ?? 0,
    latestId: first?.idUltima ?? 0,
    isLoading: pages.some(({ data, isFetching }) => !data && isFetching),
    failure: failed?.error ?? null,
    retry: () => {
      for (const { isError, refetch } of pages) if (isError) void refetch();
    },
    showMore: () => setPageCount((count) => count + 1),
  };
}

/** What came while somebody read moves the pages on, and their ends with them. */
function oncePerId(rows: readonly Schema<'Notification'>[]) {
  return [...new Map(rows.map((row) => [row.idNotificacao, row])).values()];
}
