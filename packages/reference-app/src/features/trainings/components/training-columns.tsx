import type { Schema } from '@aferir/api-client';
import { formatDate } from '@aferir/domain';
import { gridColumnsOf } from '@aferir/ui';
import { ActivityBadge } from '../../../shared/grid/activity-badge.tsx';
import { trainingsMessages as texts } from '../trainings-messages.ts';
import { TrainingCell } from './training-cell.tsx';

const column = gridColumnsOf<Schema<'ListedTraining'>>();
/** What the list shows of each training. */
export const trainingColumns = column.columns([
  column.accessor('nmTreinamento', {
    header: texts.training,
    cell: ({ row: { original } }) => <TrainingCell {...original} />,
    meta: {
      isCardTitle: true,
      sort: 'titulo',
      alsoSort: { key: 'categoria', label: texts.category },
    },
  }),
  column.accessor('nmAutor', { header: texts.author, meta: { width: '200px', sort: 'autor' } }),
  column.accessor('flAtivo', {
    header: texts.status,
    cell: ({ getValue }) => <ActivityBadge isActive={getValue()} />,
    meta: { width: '120px', sort: 'situacao' },
  }),
  column.accessor('dtEnvioEmails', {
    header: texts.sentOn,
    cell: ({ getValue }) => formatDate(getValue()),
    meta: { width: '130px', sort: 'envio' },
  }),
]);
