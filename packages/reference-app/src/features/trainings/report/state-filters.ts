import { TRAINING_STATE_NAMES, type TrainingState } from '@aferir/domain';

const WORDS: Readonly<Record<TrainingState, string>> = {
  'not-viewed': 'nao-visualizado',
  'in-progress': 'em-andamento',
  concluded: 'concluido',
};

const states = Object.keys(WORDS) as TrainingState[];

/** The word that the address has for a state. */
export function wordOf(state: TrainingState): string {
  return WORDS[state];
}

/** The states that a report can be narrowed down to, by the words that the address has for them. */
export const STATE_FILTERS = states.map((state) => ({
  value: WORDS[state],
  label: TRAINING_STATE_NAMES[state],
}));
