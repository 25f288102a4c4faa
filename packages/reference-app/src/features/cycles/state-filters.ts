import { CYCLE_STATE_CODES, CYCLE_STATE_NAMES, type CycleState } from '@aferir/domain';

const WORDS: Readonly<Record<CycleState, string>> = {
  draft: 'rascunhos',
  scheduled: 'agendados',
  running: 'em-andamento',
  closed: 'encerrados',
};

const states = Object.keys(WORDS) as CycleState[];

/** The states that the list can be narrowed down to, by the words that the address has for them. */
export const STATE_FILTERS = states.map((state) => ({
  value: WORDS[state],
  label: CYCLE_STATE_NAMES[state],
  code: CYCLE_STATE_CODES[state],
}));
