import type { ApiProblem, Schema } from '@aferir/api-client';
import { formatDate, SECTION } from '@aferir/domain';
import { Badge, DataGrid, type GridQuery, gridColumnsOf } from '@aferir/ui';
import { toGridData } from '@aferir/widgets';
import type { UseQueryResult } from '@tanstack/react-query';
import {
  ChartNoAxesColumn,
  CirclePause,
  CirclePlay,
  Eye,
  Pencil,
  Send,
  Trash2,
} from 'lucide-react';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import { sendingObstacle } from '../sending/sending-obstacle.ts';
import { trainingsMessages as texts } from '../trainings-messages.ts';
import { TrainingCell } from './training-cell.tsx';

type Training = Schema<'ListedTraining'>;

const column = gridColumnsOf<Training>();
const columns = column.columns([
  column.accessor('nmTreinamento', {
    header: texts.training,
    cell: ({ row: { original } }) => <TrainingCell {...original} />,
    meta: { isCardTitle: true },
  }),
  column.accessor('nmAutor', { header: texts.author, meta: { width: '200px' } }),
  column.accessor('flAtivo', {
    header: texts.status,
    cell: ({ getValue }) => (
      <Badge tone={getValue() ? 'success' : 'neutral'}>
        {getValue() ? texts.isActive : texts.isInactive}
      </Badge>
    ),
    meta: { width: '120px' },
  }),
  column.accessor('dtEnvioEmails', {
    header: texts.sentOn,
    cell: ({ getValue }) => formatDate(getValue()),
    meta: { width: '130px' },
  }),
]);

/** Props of {@link TrainingsGrid}. */
export interface TrainingsGridProps {
  trainings: UseQueryResult<Schema<'TrainingList'>, ApiProblem>;
  query: GridQuery;
  onQueryChange: (query: GridQuery) => void;
  onAdd: () => void;
  onEdit: (training: Training) => void;
  onPreview: (training: Training) => void;
  onSend: (training: Training) => void;
  onDeactivate: (training: Training) => void;
  onActivate: (training: Training) => void;
  onViewReport: (training: Training) => void;
  onRemove: (training: Training) => void;
}

/** The trainings, page by page, with what can be done about each. */
export function TrainingsGrid({
  trainings,
  query,
  onQueryChange,
  onAdd,
  onEdit,
  onPreview,
  onSend,
  onDeactivate,
  onActivate,
  onViewReport,
  onRemove,
}: TrainingsGridProps) {
  const { withRight } = useSectionRights(SECTION.trainings);
  return (
    <DataGrid<Training>
      title={texts.title}
      countLabel={texts.found}
      columns={columns}
      data={toGridData(trainings, texts.listFailed)}
      query={query}
      onQueryChange={onQueryChange}
      rowId={({ idTreinamento }) => String(idTreinamento)}
      rowName={({ nmTreinamento }) => nmTreinamento}
      rowActions={[
        {
          id: 'edit',
          label: texts.edit,
          icon: <Pencil />,
          onSelect: (one) => withRight('alterar', () => onEdit(one)),
        },
        {
          id: 'preview',
          label: texts.preview,
          icon: <Eye />,
          isVisible: ({ qtdRecursos }) => qtdRecursos > 0,
          onSelect: onPreview,
        },
        {
          id: 'send',
          label: texts.send,
          icon: <Send />,
          disabledReason: (one) => {
            const obstacle = sendingObstacle(one);
            return obstacle && texts.cannotSend[obstacle];
          },
          onSelect: (one) => withRight('incluir', () => onSend(one)),
        },
        {
          id: 'report',
          label: texts.viewReport,
          icon: <ChartNoAxesColumn />,
          isVisible: ({ dtEnvioEmails }) => dtEnvioEmails !== null,
          onSelect: onViewReport,
        },
        {
          id: 'deactivate',
          label: texts.deactivate,
          icon: <CirclePause />,
          isVisible: ({ flAtivo }) => flAtivo,
          onSelect: (one) => withRight('alterar', () => onDeactivate(one)),
        },
        {
          id: 'activate',
          label: texts.activate,
          icon: <CirclePlay />,
          isVisible: ({ flAtivo }) => !flAtivo,
          onSelect: (one) => withRight('alterar', () => onActivate(one)),
        },
        {
          id: 'remove',
          label: texts.remove,
          icon: <Trash2 />,
          isDestructive: true,
          onSelect: (one) => withRight('excluir', () => onRemove(one)),
        },
      ]}
      onReload={() => trainings.refetch()}
      addAction={{ label: texts.add, onAdd: () => withRight('incluir', onAdd) }}
      empty={{ title: texts.empty, description: texts.emptyText }}
    />
  );
}
