import { type PsychosocialBand, psychosocialBandOf } from './psychosocial-band.ts';
import { PSYCHOSOCIAL_DIMENSIONS, type PsychosocialDimension } from './psychosocial-dimensions.ts';
import {
  AGREEMENT_SCALE,
  type PsychosocialInstrument,
  type PsychosocialItem,
} from './psychosocial-item.ts';

/** How many people answered an item with each value, from 1 on. */
export type AgreementCounts = readonly number[];

/** What some people have answered: the counts of each item, in the order of the items. */
export type PsychosocialAnswers = readonly AgreementCounts[];

/** An index from 0 to 100, of which 100 is the most favorable, and how it is read. */
export interface PsychosocialScore {
  readonly index: number;
  readonly band: PsychosocialBand;
}

/** How favorable one dimension is. */
export interface DimensionScore extends PsychosocialScore {
  readonly dimension: PsychosocialDimension;
}

/** What the answers of some people come to. */
export interface PsychosocialScores extends PsychosocialScore {
  readonly dimensions: readonly DimensionScore[];
}

/** Scores the answers of some people, each item of whom somebody has answered. */
export function scorePsychosocial(
  { items, weights }: PsychosocialInstrument,
  answers: PsychosocialAnswers,
): PsychosocialScores {
  const indexOfDimension = (dimension: PsychosocialDimension) =>
    weightedMean(
      items.flatMap((item, place) =>
        item.dimension === dimension
          ? [{ value: itemIndex(item, answers[place] ?? []), weight: item.weight ?? 1 }]
          : [],
      ),
    );
  const exact = PSYCHOSOCIAL_DIMENSIONS.map((dimension) => ({
    dimension,
    value: indexOfDimension(dimension),
    weight: weights[dimension],
  }));
  return {
    ...toScore(weightedMean(exact)),
    dimensions: exact.map(({ dimension, value }) => ({ dimension, ...toScore(value) })),
  };
}

/** How many answers tell of something that has happened to whom gave them: agreement with an item on it. */
export function countExperiences(
  { items }: PsychosocialInstrument,
  answers: PsychosocialAnswers,
): number {
  const agreement = Math.ceil(AGREEMENT_SCALE / 2);
  return items
    .flatMap(({ isExperience }, place) => (isExperience ? [answers[place] ?? []] : []))
    .reduce((total, counts) => total + sum(counts.slice(agreement)), 0);
}

function itemIndex({ isReversed }: PsychosocialItem, counts: AgreementCounts): number {
  const answered = sum(counts);
  if (answered === 0) throw new RangeError('an item that nobody has answered has no index');
  const steps = sum(counts.map((count, place) => count * place)) / answered;
  const share = steps / (AGREEMENT_SCALE - 1);
  return 100 * (isReversed ? 1 - share : share);
}

function weightedMean(parts: readonly { value: number; weight: number }[]): number {
  return (
    sum(parts.map(({ value, weight }) => value * weight)) / sum(parts.map(({ weight }) => weight))
  );
}

/** An index is read as it is shown: rounded. */
function toScore(exact: number): PsychosocialScore {
  const index = Math.round(exact);
  return { index, band: psychosocialBandOf(index) };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
