import type { Schema } from '@aferir/api-client';
import { deleteTrainingMutation, listTrainingsQuery } from '@aferir/api-client/react';
import { ConfirmDialog, PageHeader } from '@aferir/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { linkTo, paths } from '../../../paths.ts';
import { useServices } from '../../../services/services-context.tsx';
import stack from '../../../shared/frame/stack.module.css';
import { toPageParams } from '../../../shared/grid/to-page-params.ts';
import { useGridAddress } from '../../../shared/grid/use-grid-address.ts';
import { useRemoval } from '../../../shared/writes/use-removal.ts';
import { TrainingFigures } from '../components/training-figures.tsx';
import { TrainingsGrid } from '../components/trainings-grid.tsx';
import { SendTrainingDialog } from '../sending/send-training-dialog.tsx';
import { trainingsMessages as texts } from '../trainings-messages.ts';
import { useTrainingActivity } from '../use-training-activity.ts';

type Training = Schema<'ListedTraining'>;

/** The trainings of the company. What the list shows stands in the address. */
export function TrainingsScreen() {
  const { staff } = useServices();
  const navigate = useNavigate();
  const [query, setQuery] = useGridAddress();
  const [retired, setRetired] = useState<Training>();
  const [sent, setSent] = useState<Training>();
  const activity = useTrainingActivity();
  const trainings = useQuery({
    ...listTrainingsQuery(staff, { query: toPageParams(query) }),
    placeholderData: keepPreviousData,
    select: (list) => ({ ...list, rows: list.rows.map(activity.expect) }),
  });
  const removal = useRemoval(deleteTrainingMutation(staff), {
    texts,
    nameOf: ({ nmTreinamento }: Training) => nmTreinamento,
    initOf: ({ idTreinamento: id }) => ({ params: { path: { id } } }),
  });
  const edit = (id: string) => navigate(linkTo(paths.staffTraining, { params: { id } }));

  function deactivate() {
    if (retired) activity.deactivate(retired);
    setRetired(undefined);
  }

  return (
    <div className={stack.root}>
      <PageHeader title={texts.title} description={texts.purpose} />
      <TrainingFigures />
      <TrainingsGrid
        trainings={trainings}
        query={query}
        onQueryChange={setQuery}
        onAdd={() => edit('novo')}
        onEdit={({ idTreinamento }) => edit(String(idTreinamento))}
        onPreview={({ idTreinamento: id }) =>
          navigate(linkTo(paths.trainingPlayer, { search: { id } }))
        }
        onSend={setSent}
        onDeactivate={setRetired}
        onActivate={activity.activate}
        onViewReport={({ idTreinamento }) =>
          navigate(linkTo(paths.staffTrainingReport, { params: { id: String(idTreinamento) } }))
        }
        onRemove={removal.ask}
      />
      {sent ? <SendTrainingDialog training={sent} onClose={() => setSent(undefined)} /> : null}
      <ConfirmDialog
        isOpen={retired !== undefined}
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
