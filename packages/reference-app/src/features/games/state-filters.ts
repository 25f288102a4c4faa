import { GAME_STATE_CODES, GAME_STATE_NAMES, type GameState } from '@aferir/domain';
import { linkTo, paths } from '../../paths.ts';
import { GRID_PARAMS } from '../../shared/address/param-names.ts';

const WORDS: Readonly<Record<GameState, string>> = {
  draft: 'rascunhos',
  open: 'abertos',
  closed: 'encerrados',
};

/** The address of the list of games in a state. */
export function gamesInState(state: GameState): string {
  return linkTo(paths.staffGames, { search: { [GRID_PARAMS.filter]: WORDS[state] } });
}

const states = Object.keys(WORDS) as GameState[];

/** The states that the list can be narrowed down to, by the words that the address has for them. */
export const STATE_FILTERS = states.map((state) => ({
  value: WORDS[state],
  label: GAME_STATE_NAMES[state],
  code: GAME_STATE_CODES[state],
}));
