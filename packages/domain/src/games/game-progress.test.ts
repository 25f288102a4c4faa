import { expect, it } from 'vitest';
import { isWhollyRated, nextQuestion } from './game-progress.ts';
import { GAME_STATE_CODES, stateOfGame } from './game-state.ts';
import {
  GAME_QUESTION_KIND_CODES,
  GAME_QUESTION_KINDS,
  gameQuestionKindOf,
} from './question-kind.ts';

it.each([
  [[], 0],
  [[11], 1],
  [[11, 13], 1],
  [[12], 0],
  [[11, 12, 13], 3],
])('after %j the next question is at %i', (answered, place) => {
  expect(nextQuestion([11, 12, 13], new Set(answered))).toBe(place);
});

it.each([
  [[], [], true],
  [[1, 2], [1], false],
  [[1, 2], [2, 1], true],
])('of the options %j it is with %j that %s', (options, rated, isWhole) => {
  expect(isWhollyRated(options, new Set(rated))).toBe(isWhole);
});

it.each([
  [null, null, 'draft', 1],
  [new Date(), null, 'open', 2],
  [new Date(), new Date(), 'closed', 3],
] as const)('a game sent %s and closed %s is %s', (sentAt, closedAt, state, code) => {
  expect(stateOfGame({ sentAt, closedAt })).toBe(state);
  expect(GAME_STATE_CODES[state]).toBe(code);
});

it('tells kinds by their numbers', () => {
  for (const kind of GAME_QUESTION_KINDS) {
    expect(gameQuestionKindOf(GAME_QUESTION_KIND_CODES[kind])).toBe(kind);
  }
});
