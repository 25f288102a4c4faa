import { expect, it } from 'vitest';
import { type GameProgress, gameLocks } from './game-locks.ts';

const draft: GameProgress = { state: 'draft', isAnswered: false, isTemplate: false };

it.each([
  ['a draft', {}, [undefined, false, false]],
  ['a draft of a template', { isTemplate: true }, [undefined, true, true]],
  ['a game that was sent', { state: 'open' }, [undefined, false, true]],
  ['a game that was answered', { state: 'open', isAnswered: true }, ['answered', true, true]],
  ['a game that is closed', { state: 'closed' }, ['closed', true, true]],
  ['a closed one with answers', { state: 'closed', isAnswered: true }, ['closed', true, true]],
] as const)('tells what of %s is fixed', (_what, values, locks) => {
  const { frozen, areQuestionsFixed, isAnonymityFixed } = gameLocks({ ...draft, ...values });
  expect([frozen, areQuestionsFixed, isAnonymityFixed]).toEqual(locks);
});
