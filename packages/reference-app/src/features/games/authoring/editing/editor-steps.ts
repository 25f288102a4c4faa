import {
  checkGameDescription,
  checkGameQuestions,
  type GameDraftFault,
  type GameDraftPlace,
} from '@aferir/domain';
import { faultAtField, problemsOfFaults } from '../../../../shared/authoring/draft-faults.ts';
import type { GameEdit } from './game-edit.ts';

/** The steps in which a game is written, in their order. */
export const EDITOR_STEPS = ['description', 'questions', 'people'] as const;

/** One of the steps. */
export type EditorStep = (typeof EDITOR_STEPS)[number];

/** Tells what keeps a step from being left for the next. */
export function faultsOf(step: EditorStep, edit: GameEdit): GameDraftFault[] {
  switch (step) {
    case 'description':
      return checkGameDescription(edit);
    case 'questions':
      return checkGameQuestions(edit.questions);
    case 'people':
      return [];
  }
}

/** The id of the field at a place, by which a summary leads there. */
export function fieldIdOf(place: GameDraftPlace): string {
  const parts = [
    'jogo',
    place.field,
    'question' in place ? place.question : undefined,
    'option' in place ? place.option : undefined,
  ];
  return parts.filter((part) => part !== undefined).join('-');
}

/** What is wrong at a place, as a sentence. */
export function faultAt(
  faults: readonly GameDraftFault[],
  place: GameDraftPlace,
): string | undefined {
  return faultAtField(faults, fieldIdOf, fieldIdOf(place));
}

/** The faults as a summary lists them. */
export function problemsOf(faults: readonly GameDraftFault[]) {
  return problemsOfFaults(faults, fieldIdOf);
}

/** What is wrong with one question, by its place from 0. */
export function faultsOfQuestion(
  faults: readonly GameDraftFault[],
  question: number,
): readonly GameDraftFault[] {
  return faults.filter(({ place }) => 'question' in place && place.question === question);
}

/** Whether the same is wrong at the same places. */
export function areSameFaults(
  some: readonly GameDraftFault[],
  others: readonly GameDraftFault[],
): boolean {
  return (
    some.length === others.length &&
    some.every(({ place, message }, index) => {
      const other = others[index];
      return other && other.message === message && fieldIdOf(other.place) === fieldIdOf(place);
    })
  );
}
