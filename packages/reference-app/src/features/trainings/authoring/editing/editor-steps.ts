import {
  checkTrainingDescription,
  checkTrainingSessions,
  type DraftFault,
  type DraftPlace,
} from '@aferir/domain';
import { faultAtField, problemsOfFaults } from '../../../../shared/authoring/draft-faults.ts';
import type { TrainingEdit } from './training-edit.ts';
import { toTrainingDraft } from './training-mapping.ts';

/** The steps in which a training is written, in their order. */
export const EDITOR_STEPS = ['description', 'sessions', 'people'] as const;

/** One of the steps. */
export type EditorStep = (typeof EDITOR_STEPS)[number];

/** Tells what keeps a step from being left for the next. */
export function faultsOf(step: EditorStep, edit: TrainingEdit): DraftFault[] {
  const draft = toTrainingDraft(edit);
  switch (step) {
    case 'description':
      return checkTrainingDescription(draft);
    case 'sessions':
      return checkTrainingSessions(draft.sessions);
    case 'people':
      return [];
  }
}

/** The id of the field at a place, by which a summary leads there. */
export function fieldIdOf(place: DraftPlace): string {
  const parts = [
    'treinamento',
    place.field,
    'session' in place ? place.session : undefined,
    'resource' in place ? place.resource : undefined,
  ];
  return parts.filter((part) => part !== undefined).join('-');
}

/** What is wrong at a place, as a sentence. */
export function faultAt(faults: readonly DraftFault[], place: DraftPlace): string | undefined {
  return faultAtField(faults, fieldIdOf, fieldIdOf(place));
}

/** The faults as a summary lists them. */
export function problemsOf(faults: readonly DraftFault[]) {
  return problemsOfFaults(faults, fieldIdOf);
}
