import type { Schema } from '@aferir/api-client';
import { formatDateTime, SECTION, TRAINING_STATE_NAMES } from '@aferir/domain';
import { DataGrid, type GridQuery, gridColumnsOf, ProgressBar } from '@aferir/ui';
import { toGridData } from '@aferir/widgets';
import { ListChecks, Send } from 'lucide-react';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import { ExportOfList } from '../../../shared/exports/export-of-list.tsx';
import type { ListRead } from '../../../shared/grid/use-list-read.ts';
import { PersonCell } from '../../../shared/people/person-cell.tsx';
import { StateBadge } from './state-badge.tsx';
import { STATE_FILTERS } from './state-filters.ts';
import { trainingReportMessages as texts } from './training-report-messages.ts';

type Learner = Schema<'TrainingReportRow'>;

const column = gridColumnsOf<Learner>();
const columns = column.columns([
  column.accessor('nmPessoa', {
    header: texts.employee,
    cell: ({ row: { original } }) => <PersonCell {...original} />,
    meta: {
      isCardTitle: true,
      sort: 'nome',
      alsoSort: { key: 'cargo', label: texts.position },
    },
  }),
  column.accessor('dsStatus', {
    header: texts.status,
    cell: ({ getValue }) => <StateBadge state={getValue()} />,
    meta: { width: '150px' },
  }),
  column.accessor('percentualConclusao', {
    header: texts.percent,
    cell: ({ row: { original } }) => (
      <ProgressBar
        kind="meter"
        layout="inline"
        label={texts.percentOf(original.nmPessoa)}
        value={original.percentualConclusao}
        tone={original.percentualConclusao === 100 ? 'success' : 'accent'}
      />
    ),
    meta: { width: '180px', sort: 'conclusao' },
  }),
  column.accessor('dtUltimaVisualizacao', {
    header: texts.lastView,
    cell: ({ getValue }) => formatDateTime(getValue()),
    meta: { width: '180px', sort: 'visualizacao' },
  }),
]);

/** What the list can be put in order by. */
export const LEARNER_SORTS = ['nome', 'cargo', 'conclusao', 'visualizacao'] as const;

/** Props of {@link ProgressGrid}. */
export interface ProgressGridProps {
  learners: Pick<ListRead<{ rows: readonly Learner[]; qtdRecords: number }>, 'read' | 'paper'>;
  query: GridQuery;
  onQueryChange: (query: GridQuery) => void;
  onViewState: (learner: Learner) => void;
  onResend: (learner: Learner) => void;
  /** What the list is narrowed down to, as it is taken away. */
  asked: string;
}

/** How far each of the people of a training is. */
export function ProgressGrid({
  learners: { read, paper },
  query,
  onQueryChange,
  onViewState,
  onResend,
  asked,
}: ProgressGridProps) {
  const { has } = useSectionRights(SECTION.trainings);
  return (
    <DataGrid<Learner>
      title={texts.people}
      countLabel={texts.peopleFound}
      messages={{ search: texts.searchesPeople }}
      columns={columns}
      data={toGridData(read, texts.loadFailed)}
      isWhole={paper.isWhole}
      query={query}
      onQueryChange={onQueryChange}
      filterOptions={STATE_FILTERS}
      actions={
        <ExportOfList
          list="pessoas-treinamento"
          asked={asked}
          paper={paper}
          count={read.data?.qtdRecords}
        />
      }
      rowId={({ idOrganogramaPessoa }) => String(idOrganogramaPessoa)}
      rowName={({ nmPessoa }) => nmPessoa}
      rowActions={[
        {
          id: 'state',
          label: texts.viewState,
          nameOf: ({ nmPessoa }) => texts.viewStateOf(nmPessoa),
          icon: <ListChecks />,
          isProminent: ({ dsStatus }) => dsStatus !== TRAINING_STATE_NAMES['not-viewed'],
          onSelect: onViewState,
        },
        {
          id: 'resend',
          label: texts.resend,
          icon: <Send />,
          disabledReason: ({ flAtivo }) => (flAtivo ? undefined : texts.inactive),
          isVisible: () => has('alterar'),
          onSelect: onResend,
        },
      ]}
      onReload={() => read.refetch()}
      empty={{ title: texts.noPeople, description: texts.noPeopleText }}
    />
  );
}
