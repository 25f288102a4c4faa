import { describe, expect, it } from 'vitest';
import { psychosocialBandOf } from './psychosocial-band.ts';
import { PSYCHOSOCIAL_DIMENSIONS } from './psychosocial-dimensions.ts';
import {
  PSYCHOSOCIAL_VERSION,
  psychosocialInstrument,
  supportItemOf,
} from './psychosocial-instrument.ts';
import { AGREEMENT_SCALE, type PsychosocialInstrument } from './psychosocial-item.ts';
import { countExperiences, scorePsychosocial } from './psychosocial-scoring.ts';

const v1 = psychosocialInstrument(1);

/** Everybody answers every item as `answerTo` says. */
function everybody(
  people: number,
  answerTo: (item: PsychosocialInstrument['items'][number]) => number,
) {
  return v1.items.map((item) =>
    Array.from({ length: AGREEMENT_SCALE }, (_, place) =>
      place + 1 === answerTo(item) ? people : 0,
    ),
  );
}

const indices = (scores: ReturnType<typeof scorePsychosocial>) =>
  Object.fromEntries(scores.dimensions.map(({ dimension, index }) => [dimension, index]));

describe('the survey', () => {
  it('asks each thing once, three times or more in each dimension, both ways', () => {
    expect(new Set(v1.items.map(({ statement }) => statement)).size).toBe(v1.items.length);
    for (const dimension of PSYCHOSOCIAL_DIMENSIONS) {
      const items = v1.items.filter((item) => item.dimension === dimension);
      expect(items.length).toBeGreaterThanOrEqual(3);
      expect(new Set(items.map(({ isReversed = false }) => isReversed))).toEqual(
        new Set([true, false]),
      );
    }
  });

  it('asks the things of a dimension one after the other', () => {
    const order = v1.items.map(({ dimension }) => PSYCHOSOCIAL_DIMENSIONS.indexOf(dimension));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it('says where to turn to after its last item on harassment', () => {
    expect(supportItemOf(v1)).toBe(30);
  });

  it('is known by its version', () => {
    expect(psychosocialInstrument(PSYCHOSOCIAL_VERSION)).toBe(v1);
    expect(() => psychosocialInstrument(0)).toThrow(RangeError);
  });
});

describe('scorePsychosocial', () => {
  it.each([
    ['the most favorable', 5, 1, 100, 'favorable'],
    ['in between', 3, 3, 50, 'attention'],
    ['the least favorable', 1, 5, 0, 'critical'],
  ] as const)('gives %s answers their index', (_name, direct, reversed, index, band) => {
    const scores = scorePsychosocial(
      v1,
      everybody(7, ({ isReversed }) => (isReversed ? reversed : direct)),
    );
    expect(scores).toMatchObject({ index, band });
    expect(scores.dimensions.map((score) => score.index)).toEqual(
      PSYCHOSOCIAL_DIMENSIONS.map(() => index),
    );
  });

  it('does not mistake agreement with everything for satisfaction', () => {
    // All 5: direct items give 100 and reversed ones 0, so that each dimension is its share of direct weight.
    const scores = scorePsychosocial(
      v1,
      everybody(10, () => 5),
    );
    expect(indices(scores)).toEqual({
      workload: 60, // 3 of 5
      control: 75, // 3 of 4
      support: 80, // 4 of 5
      recognition: 75, // 3 of 4
      'role-clarity': 75, // 3 of 4
      change: 67, // 2 of 3
      'harassment-violence': 29, // 2 of 1 + 1 + 2 + 2 + 1
    });
    // (3·60 + 2·75 + 2·80 + 2·75 + 2·75 + 2·66.67 + 3·28.57) / 16 = 63.06
    expect(scores).toMatchObject({ index: 63, band: 'attention' });
  });

  it('takes the mean of all who answered, whether or not as many answered each item', () => {
    const answers = everybody(4, ({ isReversed }) => (isReversed ? 1 : 5));
    // Control has four items of the same weight: (100 + 100 + 100 + 25) / 4, the last by (5 − 4) / 4 reversed.
    answers[8] = [0, 0, 0, 3, 0];
    expect(indices(scorePsychosocial(v1, answers)).control).toBe(81);
    // One of the four says 3 and three say 5: (2 + 3·4) / 16 = 0.875; the mean of 87.5, 100, 100 and 100 is 96.875.
    answers[8] = [4, 0, 0, 0, 0];
    answers[5] = [0, 0, 1, 0, 3];
    expect(indices(scorePsychosocial(v1, answers)).control).toBe(97);
  });

  it('counts what has happened to people for more than its number', () => {
    const answers = everybody(10, ({ isReversed }) => (isReversed ? 1 : 5));
    answers[28] = [0, 0, 0, 0, 10];
    // 100·(1 + 1 + 2 + 0 + 1) / 7
    expect(indices(scorePsychosocial(v1, answers))['harassment-violence']).toBe(71);
  });

  it('has no index for what nobody answered', () => {
    expect(() => scorePsychosocial(v1, [])).toThrow(RangeError);
  });
});

describe('countExperiences', () => {
  it('counts agreement with what may have happened, and nothing else', () => {
    const answers = everybody(6, () => 3);
    expect(countExperiences(v1, answers)).toBe(0);
    answers[25] = [0, 0, 0, 0, 6];
    expect(countExperiences(v1, answers)).toBe(0);
    answers[26] = [3, 0, 0, 2, 1];
    answers[28] = [5, 0, 0, 0, 1];
    expect(countExperiences(v1, answers)).toBe(4);
  });
});

describe('psychosocialBandOf', () => {
  it.each([
    [100, 'favorable'],
    [70, 'favorable'],
    [69, 'attention'],
    [50, 'attention'],
    [49, 'critical'],
    [0, 'critical'],
  ])('reads %i as %s', (index, band) => {
    expect(psychosocialBandOf(index)).toBe(band);
  });
});
