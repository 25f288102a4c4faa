import { expect, it } from 'vitest';
import { noPicks, type Picks, transition } from './team-map.machine.ts';

function pressed(...ids: number[]): Picks {
  return ids.reduce<Picks>((picks, id) => transition(picks, { type: 'toggled', id }), noPicks);
}

it('picks two, one after the other', () => {
  expect(pressed(7)).toMatchObject({ first: 7, second: null });
  expect(pressed(7, 8)).toMatchObject({ first: 7, second: 8 });
});

it('keeps the last two of three', () => {
  expect(pressed(7, 8, 9)).toMatchObject({ first: 8, second: 9 });
});

it('lets go of whoever is pressed again, and fills the place that is left', () => {
  expect(pressed(7, 8, 7)).toMatchObject({ first: null, second: 8 });
  expect(pressed(7, 8, 7, 9)).toMatchObject({ first: 9, second: 8 });
  expect(pressed(7, 8, 8)).toMatchObject({ first: 7, second: null });
});

it('takes a choice for one of the places, and takes it back', () => {
  const picks = transition(pressed(7, 8), { type: 'chosen', place: 'second', id: 9 });
  expect(picks).toMatchObject({ first: 7, second: 9 });
  expect(transition(picks, { type: 'chosen', place: 'first', id: null })).toMatchObject({
    first: null,
    second: 9,
  });
});

it('never has somebody beside themself: the two change places', () => {
  expect(transition(pressed(7, 8), { type: 'chosen', place: 'first', id: 8 })).toMatchObject({
    first: 8,
    second: 7,
  });
});
