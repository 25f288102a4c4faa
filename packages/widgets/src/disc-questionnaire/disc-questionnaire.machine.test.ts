import { expect, it } from 'vitest';
import { answeringState, completeRanking } from './disc-questionnaire.fixtures.ts';
import { type DiscEvent, type DiscState, transition } from './disc-questionnaire.machine.ts';

const after = (state: DiscState, ...events: DiscEvent[]) => events.reduce(transition, state);
const answer = (ranking: ReturnType<typeof completeRanking>): DiscEvent[] => [
  { type: 'chose', answer: ranking },
  { type: 'submitted' },
];

it('sends a ranking once every option has its place', () => {
  expect(after(answeringState(), ...answer({ 11: 1 }))).toMatchObject({
    step: 'answering',
    isIncomplete: true,
  });
  const { 11: _left, ...three } = completeRanking(0);
  expect(after(answeringState(), ...answer(three)).step).toBe('answering');
  expect(after(answeringState(), ...answer(completeRanking(0))).step).toBe('sending');
});

it('sends no ranking that gives every option the place it has', () => {
  const saved = { 1: completeRanking(0) };
  expect(after(answeringState({ saved }), ...answer({ ...completeRanking(0) }))).toMatchObject({
    step: 'answering',
    position: { index: 1 },
  });
  const swapped = { ...completeRanking(0), 11: 1, 12: 2 } as const;
  expect(after(answeringState({ saved }), ...answer(swapped)).step).toBe('sending');
});

it('reads an answer that was given earlier', () => {
  const recalling = after(answeringState({ index: 1, answeredCount: 1 }), { type: 'went-back' });
  expect(recalling).toMatchObject({ step: 'recalling', position: { index: 0 } });
});
