import type { Schema } from '@aferir/api-client';
import { checkTrainingNameQuery } from '@aferir/api-client/react';
import type { DraftFault } from '@aferir/domain';
import { useReducer, useState } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { newKey } from '../../../shared/authoring/new-key.ts';
import { useAuthoringSteps } from '../../../shared/authoring/use-authoring-steps.ts';
import { authoringMessages as texts } from './authoring-messages.ts';
import { EDITOR_STEPS, type EditorStep, faultsOf } from './editing/editor-steps.ts';
import { editTraining } from './editing/training-edit.ts';
import { toTrainingEdit } from './editing/training-mapping.ts';

/** Leads through the steps in which a training is written. */
export function useTrainingEditor(training: Schema<'Training'> | undefined) {
  const { staff } = useServices();
  const [initial] = useState(() =>
    toTrainingEdit(training, { key: newKey(), name: texts.sessionOf(1), videos: [] }),
  );
  const [edit, change] = useReducer(editTraining, initial);
  const steps = useAuthoringSteps<EditorStep, DraftFault>({
    steps: EDITOR_STEPS,
    faultsOf: (step) => faultsOf(step, edit),
    title: edit.title,
    ownTitle: training?.nmTreinamento,
    isTaken: async (nome) =>
      (await checkTrainingNameQuery(staff, { query: { nome } }).read()).nomeJaExiste,
    takenTitle: { place: { field: 'title' }, message: texts.titleTaken },
  });
  return { ...steps, edit, change, isChanged: edit !== initial };
}

/** A training on its way through the steps. */
export type TrainingEditor = ReturnType<typeof useTrainingEditor>;
