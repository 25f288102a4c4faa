import type { Schema } from '@aferir/api-client';
import { listReportAccessesQuery } from '@aferir/api-client/react';
import { formatDate, formatDateTime, type Language } from '@aferir/domain';
import { DataGrid, defaultGridQuery, type GridQuery, gridColumnsOf } from '@aferir/ui';
import { toGridData } from '@aferir/widgets';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import type { Said } from '../../../shared/language/speech.ts';
import { useSpeech, useTexts } from '../../../shared/language/speech-context.tsx';
import { type profileMessages, profileTexts } from './profile-messages.ts';

type ReportAccess = Schema<'ReportAccess'>;

const column = gridColumnsOf<ReportAccess>();
const columnsIn = ({ roles, ...texts }: Said<typeof profileMessages>, language: Language) =>
  column.columns([
    column.accessor('dtAcesso', {
      header: texts.openedAt,
      cell: ({ getValue }) => formatDateTime(getValue(), language),
      meta: { width: '168px' },
    }),
    column.accessor('nmQuem', {
      header: texts.openedBy,
      cell: ({ getValue }) => getValue() ?? texts.unknownPerson,
    }),
    column.accessor('tpQuem', {
      header: texts.openedAs,
      cell: ({ getValue }) => roles[getValue()],
    }),
    column.accessor('tpRelatorio', {
      header: texts.report,
      cell: ({ row }) =>
        texts.reportOf(row.original.tpRelatorio, formatDate(row.original.dtEnvio, language)),
    }),
  ]);

/** Who opened the own reports, a page at a time. */
export function AccessesCard() {
  const { employee } = useServices();
  const texts = useTexts(profileTexts);
  const { language } = useSpeech();
  const columns = useMemo(() => columnsIn(texts, language), [texts, language]);
  const [query, setQuery] = useState<GridQuery>({ ...defaultGridQuery, pageSize: 10 });
  const { page, pageSize } = query;
  const accesses = useQuery({
    ...listReportAccessesQuery(employee, { query: { take: pageSize, index: page - 1 } }),
    placeholderData: keepPreviousData,
  });
  return (
    <DataGrid<ReportAccess>
      title={texts.accessesTitle}
      description={texts.accessesText}
      countLabel={texts.accessesFound}
      hasSearch={false}
      columns={columns}
      data={toGridData(accesses)}
      query={query}
      onQueryChange={setQuery}
      rowId={({ dtAcesso, idResposta, tpRelatorio }) => `${dtAcesso} ${tpRelatorio} ${idResposta}`}
      rowName={({ dtAcesso }) => texts.accessOf(formatDateTime(dtAcesso, language))}
      empty={{ title: texts.noAccesses, description: texts.noAccessesText }}
    />
  );
}
