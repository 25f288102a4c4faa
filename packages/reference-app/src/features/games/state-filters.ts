import { GAME_STATE_CODES, GAME_STATE_NAMES, type GameState } from '@aferir/domain';

const WORDS: Readonly<Record<GameState, string>> = {
  draft: 'rascunhos',
  open: 'abertos',
  closed: 'encerrados',
};

const states = Object.keys(WORDS) as GameState[];

/** The states that the list can be narrowed down to, by the words that the address has for them. */
export const STATE_FILTERS = states.map((state) => ({
  value: WORDS[state],
  label: GAME_STATE_NAMES[state],
  code: GAME_STATE_CODES[state],
}));
