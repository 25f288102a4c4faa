import { formatDate } from '@aferir/domain';
import { type GridColumnMeta, type GridColumns, gridColumnsOf } from '@aferir/ui';
import type { ReactNode } from 'react';
import type { StaffRequest } from '../../../shared/requests/request-kind.ts';
import { StatusBadge } from '../../../shared/requests/status-badge.tsx';
import type { HistoryWords } from './history-words.ts';

/** What the kinds of assessment do not share. */
export interface HistoryColumnsOptions<Request extends StaffRequest> {
  /** When the person answered. */
  answeredOn: (request: Request) => string | null;
  /** How it came out. */
  outcome: {
    header: string;
    cell: (request: Request) => ReactNode;
    meta?: GridColumnMeta;
  };
}

/** The columns of a history: sent, answered, how far it is, how it came out. */
export function historyColumns<Request extends StaffRequest>(
  { language, portal }: HistoryWords,
  { answeredOn, outcome: { header, cell, meta } }: HistoryColumnsOptions<Request>,
): GridColumns<Request> {
  const { display, columns } = gridColumnsOf<Request>();
  return columns([
    display({
      id: 'sent',
      header: portal.sentOn,
      cell: ({ row }) => formatDate(row.original.dtEnvio, language),
      meta: { width: '128px' },
    }),
    display({
      id: 'answered',
      header: portal.answeredOn,
      cell: ({ row }) => formatDate(answeredOn(row.original), language),
      meta: { width: '144px' },
    }),
    display({
      id: 'status',
      header: portal.status,
      cell: ({ row }) => <StatusBadge request={row.original} />,
    }),
    display({
      id: 'outcome',
      header,
      cell: ({ row }) => cell(row.original),
      ...(meta && { meta }),
    }),
  ]);
}
