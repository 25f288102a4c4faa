import { describe, expect, it } from 'vitest';
import {
  competenciesForTests,
  positionAt,
} from '../competency-rating/competency-rating.fixtures.ts';
import {
  answeredCount,
  choose,
  chosenAnswer,
  firstUnchosen,
  firstUnsaved,
  isLastItem,
  itemOf,
  moveTo,
  noteOf,
  noteToSend,
  positionWith,
  unsavedAnswers,
  unsavedNotes,
  withSaved,
  withSavedElsewhere,
  writeNote,
} from './position.ts';

it('takes scores of its own competencies alone', () => {
  const position = positionWith(
    competenciesForTests(2),
    { saved: { 1: 4, 99: 5 } },
    { 2: 0, 98: 1 },
  );
  expect(position).toMatchObject({ saved: { 1: 4 }, chosen: { 1: 4, 2: 0 } });
  expect(position.chosen).not.toHaveProperty('98');
});

it('prefers what was chosen last to what was sent', () => {
  expect(positionAt(0, { saved: { 1: 4 }, unsent: { 1: 9 } }).chosen).toEqual({ 1: 9 });
});

it('knows what is on screen, and none from 0', () => {
  const position = choose(positionAt(1), 0);
  expect(itemOf(position).name).toBe('Trabalho em equipe');
  expect(chosenAnswer(position)).toBe(0);
  expect(chosenAnswer(moveTo(position, 2))).toBeUndefined();
  expect(isLastItem(moveTo(position, 2))).toBe(true);
});

it('stays within the list', () => {
  expect(moveTo(positionAt(0), -1).index).toBe(0);
  expect(moveTo(positionAt(0), 99).index).toBe(2);
  expect(() => itemOf(positionWith([], { saved: {} }))).toThrow(RangeError);
});

describe('what is left', () => {
  const position = positionAt(0, { saved: { 1: 4, 2: 5 }, unsent: { 2: 6, 3: 7 } });

  it('is what the server does not have', () => {
    expect(unsavedAnswers(position)).toEqual({ 2: 6, 3: 7 });
    expect(firstUnsaved(position)).toBe(1);
    expect(firstUnchosen(position)).toBeUndefined();
    expect(answeredCount(position)).toBe(2);
  });

  it('shrinks with each score that is saved', () => {
    const next = withSaved(withSaved(position, 2, 6), 3, 7);
    expect(unsavedAnswers(next)).toEqual({});
    expect(firstUnsaved(next)).toBeUndefined();
  });

  it('counts a competency without a choice', () => {
    expect(firstUnchosen(positionAt(0, { saved: { 1: 4 } }))).toBe(1);
    expect(firstUnsaved(positionAt(0, { saved: { 1: 4 } }))).toBe(1);
  });

  it('keeps a choice that was not sent when more is saved elsewhere', () => {
    const next = withSavedElsewhere(position, { saved: { 1: 9, 2: 5 } });
    expect(next.chosen).toEqual({ 1: 9, 2: 6, 3: 7 });
  });
});

describe('an answer that is not known here', () => {
  const position = positionWith(competenciesForTests(), { saved: { 1: 4 }, unread: [1, 2] });

  it('counts as answered, and needs no send', () => {
    expect(position.unread).toEqual([2]);
    expect(answeredCount(position)).toBe(2);
    expect(firstUnsaved(position)).toBe(2);
  });

  it('is known once it is saved anew', () => {
    const next = withSaved(position, 2, 6);
    expect(next).toMatchObject({ saved: { 1: 4, 2: 6 }, unread: [] });
    expect(answeredCount(next)).toBe(2);
  });

  it('may come from elsewhere', () => {
    expect(withSavedElsewhere(position, { saved: {}, unread: [1, 2, 3] }).unread).toEqual([2, 3]);
  });
});

describe('what is written beside an answer', () => {
  const written = writeNote(positionAt(0, { saved: { 1: 4, 2: 5 } }), 'Ouço mais.');

  it('is left to send with the answer, which is the same', () => {
    expect(noteOf(written)).toBe('Ouço mais.');
    expect(noteOf(moveTo(written, 1))).toBe('');
    expect(unsavedAnswers(written)).toEqual({ 1: 4 });
    expect(unsavedNotes(written)).toEqual({ 1: 'Ouço mais.' });
    expect(firstUnsaved(written)).toBe(0);
  });

  it('is there once the answer is saved, and again when it changes', () => {
    const saved = withSaved(written, 1, 4);
    expect(unsavedAnswers(saved)).toEqual({});
    expect(unsavedNotes(saved)).toBeUndefined();
    expect(unsavedNotes(writeNote(saved, ''))).toEqual({ 1: '' });
    expect(unsavedNotes(writeNote(saved, 'Ouço mais.'))).toBeUndefined();
  });

  it('comes from the server, and what was left unsent here stands in its place', () => {
    const savedNotes = { 1: 'Antes', 2: 'Também' };
    const position = positionWith(
      competenciesForTests(),
      { saved: { 1: 4, 2: 5 }, savedNotes },
      {},
      { 1: 'Depois' },
    );
    expect(position.notes).toEqual({ 1: 'Depois', 2: 'Também' });
    expect(unsavedAnswers(position)).toEqual({ 1: 4 });
    expect(noteToSend(position, 1)).toBe('Depois');
    expect(noteToSend(position, 2)).toBeUndefined();
  });

  it('is nothing to send without an answer', () => {
    const position = writeNote(positionAt(0), 'Ouço mais.');
    expect(unsavedAnswers(position)).toEqual({});
    expect(unsavedNotes(position)).toEqual({ 1: 'Ouço mais.' });
  });
});
