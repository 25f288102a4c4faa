import type { Schema } from '@aferir/api-client';
import { listReportAccessesQuery } from '@aferir/api-client/react';
import { formatDate, formatDateTime } from '@aferir/domain';
import { DataGrid, defaultGridQuery, type GridQuery, gridColumnsOf } from '@aferir/ui';
import { toGridData } from '@aferir/widgets';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { profileMessages } from './profile-messages.ts';

type ReportAccess = Schema<'ReportAccess'>;

const column = gridColumnsOf<ReportAccess>();
const columns = column.columns([
  column.accessor('dtAcesso', {
    header: profileMessages.openedAt,
    cell: ({ getValue }) => formatDateTime(getValue()),
    meta: { width: '168px' },
  }),
  column.accessor('nmQuem', {
    header: profileMessages.openedBy,
    cell: ({ getValue }) => getValue() ?? profileMessages.unknownPerson,
  }),
  column.accessor('tpQuem', {
    header: profileMessages.openedAs,
    cell: ({ getValue }) => profileMessages.roles[getValue()],
  }),
  column.accessor('tpRelatorio', {
    header: profileMessages.report,
    cell: ({ row }) =>
      profileMessages.reportOf(row.original.tpRelatorio, formatDate(row.original.dtEnvio)),
  }),
]);

/** Who opened the own reports, a page at a time. */
export function AccessesCard() {
  const { employee } = useServices();
  const [query, setQuery] = useState<GridQuery>({ ...defaultGridQuery, pageSize: 10 });
  const { page, pageSize } = query;
  const accesses = useQuery({
    ...listReportAccessesQuery(employee, { query: { take: pageSize, index: page - 1 } }),
    placeholderData: keepPreviousData,
  });
  return (
    <DataGrid<ReportAccess>
      title={profileMessages.accessesTitle}
      description={profileMessages.accessesText}
      countLabel={profileMessages.accessesFound}
      hasSearch={false}
      columns={columns}
      data={toGridData(accesses)}
      query={query}
      onQueryChange={setQuery}
      rowId={({ dtAcesso, idResposta, tpRelatorio }) => `${dtAcesso} ${tpRelatorio} ${idResposta}`}
      rowName={({ dtAcesso }) => profileMessages.accessOf(formatDateTime(dtAcesso))}
      empty={{ title: profileMessages.noAccesses, description: profileMessages.noAccessesText }}
    />
  );
}
