import type { Schema } from '@aferir/api-client';
import { listDashboardTrainingsQuery } from '@aferir/api-client/react';
import { SECTION } from '@aferir/domain';
import { DataGrid, gridColumnsOf, ProgressBar } from '@aferir/ui';
import { toGridData } from '@aferir/widgets';
import { linkTo, paths } from '../../../paths.ts';
import { useServices } from '../../../services/services-context.tsx';
import { ExportOfList } from '../../../shared/exports/export-of-list.tsx';
import { useGridList } from '../../../shared/grid/use-grid-list.ts';
import { trainingFiguresMessages as texts } from '../training-figures-messages.ts';
import { useDashboardFilters } from '../use-dashboard-filters.ts';
import styles from './figures-card.module.css';
import { SectionLink } from './section-link.tsx';

type TrainingProgress = Schema<'TrainingProgress'>;

const DONE = 100;

const column = gridColumnsOf<TrainingProgress>();
const columns = column.columns([
  column.accessor('nmTreinamento', {
    header: texts.training,
    cell: ({ row: { original } }) => <TrainingName {...original} />,
    meta: { isCardTitle: true, sort: 'titulo' },
  }),
  column.accessor('qtdRecursos', {
    header: texts.videos,
    meta: { width: '88px', isSecondary: true, sort: 'videos' },
  }),
  column.accessor('qtdEnviados', {
    header: texts.sent,
    meta: { width: '116px', sort: 'receberam' },
  }),
  column.accessor('qtdNaoVisualizados', {
    header: texts.notViewed,
    meta: { width: '132px', sort: 'naoIniciaram' },
  }),
  column.accessor('qtdEmAndamento', {
    header: texts.inProgress,
    meta: { width: '140px', sort: 'emAndamento' },
  }),
  column.accessor('qtdConcluidos', {
    header: texts.concluded,
    meta: { width: '124px', sort: 'concluiram' },
  }),
  column.accessor('taxaConclusao', {
    header: texts.rate,
    cell: ({ getValue, row: { original } }) => (
      <ProgressBar
        kind="meter"
        layout="inline"
        label={texts.rateOf(original.nmTreinamento)}
        value={getValue()}
        {...(getValue() === null && { valueText: texts.nobody })}
        tone={getValue() === DONE ? 'success' : 'warning'}
      />
    ),
    meta: { width: '200px', sort: 'conclusao' },
  }),
]);

const CHOICES = {
  sorts: [
    'titulo',
    'videos',
    'receberam',
    'naoIniciaram',
    'emAndamento',
    'concluiram',
    'conclusao',
  ],
} as const;

/** How far the people whom the filters leave are with each training, page by page. */
export function TrainingFiguresGrid() {
  const { staff } = useServices();
  const { filters, fault } = useDashboardFilters();
  // Trainings are part of no cycle.
  const { idCiclo: _cycle, ...query } = filters;
  const { read, asked, paper, ...shown } = useGridList(
    (page) => ({
      ...listDashboardTrainingsQuery(staff, { query: { ...page, ...query } }),
      enabled: fault === null,
    }),
    CHOICES,
  );
  return (
    <DataGrid<TrainingProgress>
      variant="plain"
      headingLevel={4}
      title={texts.title}
      countLabel={texts.found}
      messages={{ search: texts.searches }}
      columns={columns}
      {...shown}
      actions={
        fault === null ? (
          <ExportOfList
            list="andamento-treinamentos"
            asked={asked}
            paper={paper}
            count={read.data?.qtdRecords}
          />
        ) : null
      }
      data={toGridData(read, texts.failed)}
      isWhole={paper.isWhole}
      rowId={({ idTreinamento }) => String(idTreinamento)}
      rowName={({ nmTreinamento }) => nmTreinamento}
      empty={{ title: texts.empty, description: texts.emptyText }}
    />
  );
}

/** Leads to the people of a training, for whoever may see them. */
function TrainingName({ idTreinamento, nmTreinamento }: TrainingProgress) {
  const report = linkTo(paths.staffTrainingReport, { params: { id: String(idTreinamento) } });
  return (
    <SectionLink section={SECTION.trainings} to={report} className={styles.link}>
      {nmTreinamento}
    </SectionLink>
  );
}
