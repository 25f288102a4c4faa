import type { ApiProblem } from '@aferir/api-client';
import { formatDate } from '@aferir/domain';
import { DataGrid, type GridColumns } from '@aferir/ui';
import { toGridData } from '@aferir/widgets';
import type { UseQueryResult } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useGridAddress } from '../../../shared/grid/use-grid-address.ts';
import { useSpeech, useTexts } from '../../../shared/language/speech-context.tsx';
import { portalTexts } from '../portal-messages.ts';

interface OwnResponse {
  idResposta: number;
  dtEnvio: string;
}

/** Props of {@link OwnResponsesGrid}. */
export interface OwnResponsesGridProps<Response extends OwnResponse> {
  responses: UseQueryResult<{ rows: readonly Response[]; qtdRecords: number }, ApiProblem>;
  columns: GridColumns<Response>;
  /** Whether there is a report to read. */
  hasReport: (response: Response) => boolean;
  onOpenReport: (responseId: number) => void;
}

/** The assessments of the person, with each report one click away. */
export function OwnResponsesGrid<Response extends OwnResponse>({
  responses,
  columns,
  hasReport,
  onOpenReport,
}: OwnResponsesGridProps<Response>) {
  const [query, setQuery] = useGridAddress();
  const texts = useTexts(portalTexts);
  const { language } = useSpeech();
  const data = toGridData(responses);
  const start = (query.page - 1) * query.pageSize;
  return (
    <DataGrid<Response>
      title={texts.listTitle}
      countLabel={texts.assessmentsFound}
      hasSearch={false}
      columns={columns}
      data={
        data.status === 'ready'
          ? { ...data, rows: data.rows.slice(start, start + query.pageSize) }
          : data
      }
      query={query}
      onQueryChange={setQuery}
      onReload={() => void responses.refetch()}
      rowId={({ idResposta }) => String(idResposta)}
      rowName={({ dtEnvio }) => texts.assessmentOf(formatDate(dtEnvio, language))}
      rowActions={[
        {
          id: 'report',
          label: texts.openReport,
          icon: <FileText />,
          isOneClick: true,
          isVisible: hasReport,
          nameOf: ({ dtEnvio }) => texts.reportOf(formatDate(dtEnvio, language)),
          onSelect: ({ idResposta }) => onOpenReport(idResposta),
        },
      ]}
      empty={{ title: texts.empty, description: texts.emptyText }}
    />
  );
}
