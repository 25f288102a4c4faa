import type { Schema } from '@aferir/api-client';
import { deleteTrainingMutation, listTrainingsQuery } from '@aferir/api-client/react';
import { SECTION } from '@aferir/domain';
import { ConfirmDialog } from '@aferir/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { linkTo, paths } from '../../../paths.ts';
import { useServices } from '../../../services/services-context.tsx';
import stack from '../../../shared/frame/stack.module.css';
import { RecordGrid } from '../../../shared/grid/record-grid.tsx';
import { RecordsHeader } from '../../../shared/grid/records-header.tsx';
import { useGridList } from '../../../shared/grid/use-grid-list.ts';
import { useAddress } from '../../../shared/navigation/navigation.tsx';
import { openedFrom } from '../../../shared/navigation/page-state.ts';
import { useRemoval } from '../../../shared/writes/use-removal.ts';
import { ACTIVITY_FILTERS } from '../activity-filters.ts';
import { trainingColumns } from '../components/training-columns.tsx';
import { TrainingFigures } from '../components/training-figures.tsx';
import { SendTrainingDialog } from '../sending/send-training-dialog.tsx';
import { trainingsMessages as texts } from '../trainings-messages.ts';
import { useTrainingActions } from '../use-training-actions.tsx';
import { useTrainingActivity } from '../use-training-activity.ts';

type Training = Schema<'ListedTraining'>;

const CHOICES = {
  filterOptions: ACTIVITY_FILTERS,
  sorts: ['titulo', 'categoria', 'autor', 'situacao', 'envio'],
} as const;

/** The trainings of the company. What the list shows stands in the address. */
export function TrainingsScreen() {
  const { staff } = useServices();
  const navigate = useNavigate();
  const address = useAddress();
  const [retired, setRetired] = useState<Training>();
  const [sent, setSent] = useState<Training>();
  const activity = useTrainingActivity();
  const trainings = useGridList((page, filter) => {
    const flAtivo = ACTIVITY_FILTERS.find(({ value }) => value === filter)?.isActive;
    return {
      ...listTrainingsQuery(staff, {
        query: { ...page, ...(flAtivo !== undefined && { flAtivo }) },
      }),
      select: (list: Schema<'TrainingList'>) => ({ ...list, rows: list.rows.map(activity.expect) }),
    };
  }, CHOICES);
  const removal = useRemoval(deleteTrainingMutation(staff), {
    texts,
    nameOf: ({ nmTreinamento }: Training) => nmTreinamento,
    initOf: ({ idTreinamento: id }) => ({ params: { path: { id } } }),
  });
  const actions = useTrainingActions({
    send: setSent,
    deactivate: setRetired,
    activate: activity.activate,
    remove: removal.ask,
  });

  function add() {
    void navigate(linkTo(paths.staffTraining, { params: { id: 'novo' } }), {
      state: openedFrom(address),
    });
  }

  function deactivate() {
    if (retired) activity.deactivate(retired);
    setRetired(undefined);
  }

  return (
    <div className={stack.root}>
      <RecordsHeader section={SECTION.trainings} texts={texts} onAdd={add} />
      <TrainingFigures />
      <RecordGrid<Training>
        section={SECTION.trainings}
        texts={texts}
        onAdd={add}
        exported="treinamentos"
        list={trainings}
        columns={trainingColumns}
        rowId={({ idTreinamento }) => String(idTreinamento)}
        rowName={({ nmTreinamento }) => nmTreinamento}
        rowActions={actions}
      />
      {sent ? <SendTrainingDialog training={sent} onClose={() => setSent(undefined)} /> : null}
      <ConfirmDialog
        isOpen={retired !== undefined}
        tone="danger"
        title={texts.deactivateTitle}
        message={texts.deactivateText}
        subject={retired?.nmTreinamento ?? ''}
        confirmLabel={texts.deactivate}
        onConfirm={deactivate}
        onCancel={() => setRetired(undefined)}
      />
      <ConfirmDialog {...removal.question} />
    </div>
  );
}
