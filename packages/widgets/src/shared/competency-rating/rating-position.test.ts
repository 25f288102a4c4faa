import { describe, expect, it } from 'vitest';
import { competenciesForTests, positionAt } from './competency-rating.fixtures.ts';
import {
  choose,
  chosenScore,
  competencyOf,
  firstUnchosen,
  firstUnsaved,
  isLastCompetency,
  moveTo,
  positionWith,
  savedCount,
  unsavedScores,
  withSaved,
  withSavedElsewhere,
} from './rating-position.ts';

it('takes scores of its own competencies alone', () => {
  const position = positionWith(competenciesForTests(2), { 1: 4, 99: 5 }, { 2: 0, 98: 1 });
  expect(position).toMatchObject({ saved: { 1: 4 }, chosen: { 1: 4, 2: 0 } });
  expect(position.chosen).not.toHaveProperty('98');
});

it('prefers what was chosen last to what was sent', () => {
  expect(positionAt(0, { saved: { 1: 4 }, unsent: { 1: 9 } }).chosen).toEqual({ 1: 9 });
});

it('knows what is on screen, and null from 0', () => {
  const position = choose(positionAt(1), 0);
  expect(competencyOf(position).name).toBe('Trabalho em equipe');
  expect(chosenScore(position)).toBe(0);
  expect(chosenScore(moveTo(position, 2))).toBeNull();
  expect(isLastCompetency(moveTo(position, 2))).toBe(true);
});

it('stays within the list', () => {
  expect(moveTo(positionAt(0), -1).index).toBe(0);
  expect(moveTo(positionAt(0), 99).index).toBe(2);
  expect(() => competencyOf(positionWith([], {}))).toThrow(RangeError);
});

describe('what is left', () => {
  const position = positionAt(0, { saved: { 1: 4, 2: 5 }, unsent: { 2: 6, 3: 7 } });

  it('is what the server does not have', () => {
    expect(unsavedScores(position)).toEqual({ 2: 6, 3: 7 });
    expect(firstUnsaved(position)).toBe(1);
    expect(firstUnchosen(position)).toBeUndefined();
    expect(savedCount(position)).toBe(2);
  });

  it('shrinks with each score that is saved', () => {
    const next = withSaved(withSaved(position, 2, 6), 3, 7);
    expect(unsavedScores(next)).toEqual({});
    expect(firstUnsaved(next)).toBeUndefined();
  });

  it('counts a competency without a choice', () => {
    expect(firstUnchosen(positionAt(0, { saved: { 1: 4 } }))).toBe(1);
    expect(firstUnsaved(positionAt(0, { saved: { 1: 4 } }))).toBe(1);
  });

  it('keeps a choice that was not sent when more is saved elsewhere', () => {
    const next = withSavedElsewhere(position, { 1: 9, 2: 5 });
    expect(next.chosen).toEqual({ 1: 9, 2: 6, 3: 7 });
  });
});
