import { expect, it } from 'vitest';
import { answeredGame, game, survey } from '../testing/game-fixtures.ts';
import { type GameLocks, locksOf } from './game-locks.ts';

const open: GameLocks = {
  frozen: undefined,
  areQuestionsFixed: false,
  isAnonymityFixed: false,
  isReadOnly: false,
};

it.each<[string, Parameters<typeof locksOf>, Partial<GameLocks>]>([
  ['a new one', [undefined, true], {}],
  ['a draft', [game, true], {}],
  ['one that was sent', [{ ...game, idSituacao: 2 }, true], { isAnonymityFixed: true }],
  [
    'one that was answered',
    [answeredGame, true],
    { frozen: 'answered', areQuestionsFixed: true, isAnonymityFixed: true },
  ],
  [
    'one that is closed',
    [{ ...answeredGame, idSituacao: 3 }, true],
    { frozen: 'closed', areQuestionsFixed: true, isAnonymityFixed: true, isReadOnly: true },
  ],
  ['a survey', [survey, true], { areQuestionsFixed: true, isAnonymityFixed: true }],
  [
    'one of somebody who may not change it',
    [game, false],
    { areQuestionsFixed: true, isAnonymityFixed: true, isReadOnly: true },
  ],
])('%s', (_case, given, locks) => {
  expect(locksOf(...given)).toEqual({ ...open, ...locks });
});
