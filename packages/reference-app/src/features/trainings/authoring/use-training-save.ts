import { problemOf, type Schema } from '@aferir/api-client';
import { createTrainingMutation, updateTrainingMutation } from '@aferir/api-client/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { refusalOfSave, type SaveState } from '../../../shared/authoring/save-state.ts';
import { authoringMessages as texts } from './authoring-messages.ts';
import type { TrainingEdit } from './editing/training-edit.ts';
import { filesOf, toTrainingRequest } from './editing/training-mapping.ts';
import { useVideoUploads } from './uploads/use-video-uploads.ts';

/** Props of {@link useTrainingSave}. */
export interface TrainingSaveOptions {
  /** The training that is changed; undefined adds one. */
  training: Schema<'Training'> | undefined;
  /** The title belongs to another training. */
  onTitleTaken: () => void;
}

/** Saves a training: first its new videos, one after the other, then all of it at once. */
export function useTrainingSave({ training, onTitleTaken }: TrainingSaveOptions) {
  const { staff, toasts } = useServices();
  const { uploads, state: uploading } = useVideoUploads();
  const create = useMutation(createTrainingMutation(staff));
  const update = useMutation(updateTrainingMutation(staff));
  const [state, setState] = useState<SaveState>({ step: 'idle' });

  async function write(request: Schema<'CreateTrainingRequest'>) {
    if (!training) return create.mutateAsync({ body: request });
    const { idTreinamento, nrVersao } = training;
    return update.mutateAsync({ body: { ...request, idTreinamento, nrVersao } });
  }

  async function save(edit: TrainingEdit) {
    setState({ step: 'sending' });
    const sent = await uploads.send(filesOf(edit));
    if (sent.outcome === 'canceled') {
      toasts.show({ title: texts.canceled, message: texts.canceledText });
      return setState({ step: 'idle' });
    }
    if (sent.outcome === 'refused') {
      const detail = texts.refusedFile(sent.file.name, sent.reason ?? texts.refused);
      return setState({ step: 'failed', message: texts.uploadFailed(detail) });
    }
    setState({ step: 'saving' });
    const problem = await problemOf(write(toTrainingRequest(edit, sent.names)));
    if (problem) {
      const refusal = refusalOfSave(problem, 'nmTreinamento', texts.saveFailed);
      setState(refusal ?? { step: 'idle' });
      if (!refusal) onTitleTaken();
      return;
    }
    uploads.settle();
    setState({ step: 'saved' });
    toasts.show({ tone: 'success', message: texts.saved });
  }

  return { state, uploads, uploading, save };
}
