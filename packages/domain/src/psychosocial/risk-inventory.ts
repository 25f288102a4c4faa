import type { PsychosocialBand } from './psychosocial-band.ts';
import {
  PSYCHOSOCIAL_DIMENSION_NAMES,
  type PsychosocialDimension,
} from './psychosocial-dimensions.ts';
import type { DimensionScore } from './psychosocial-scoring.ts';
import { RISK_CATALOGUE, riskTexts } from './risk-texts.ts';

/** How soon something should be done about a risk. */
export type RiskPriority = 'high' | 'medium' | 'low';

/** What priorities are called. */
export const RISK_PRIORITY_NAMES: Readonly<Record<RiskPriority, string>> = {
  high: 'Alta',
  medium: 'Média',
  low: 'Baixa',
};

/** A group of people whose answers are scored. */
export interface ExposedGroup {
  readonly name: string;
  /** How many people work there, whether they have answered or not. */
  readonly people: number;
  readonly dimensions: readonly DimensionScore[];
  /** How many answers tell of something that has happened, by `countExperiences`. */
  readonly experiences: number;
}

/** A row for the risk inventory. */
export interface RiskRow {
  readonly group: string;
  readonly dimension: PsychosocialDimension;
  readonly hazard: string;
  readonly harm: string;
  readonly index: number;
  readonly band: PsychosocialBand;
  readonly people: number;
  readonly measures: string;
  readonly priority: RiskPriority;
}

/** Lists what the risk inventory takes of each group: a row per dimension, the most urgent of all first. */
export function riskInventory(groups: readonly ExposedGroup[]): RiskRow[] {
  return groups
    .flatMap((group) => group.dimensions.map((score) => toRow(group, score)))
    .toSorted((a, b) => order[a.priority] - order[b.priority] || a.index - b.index);
}

function toRow(
  { name, people, experiences }: ExposedGroup,
  { dimension, index, band }: DimensionScore,
): RiskRow {
  const { harm, measures } = RISK_CATALOGUE[dimension];
  const happened = dimension === 'harassment-violence' && experiences > 0;
  return {
    group: name,
    dimension,
    hazard: PSYCHOSOCIAL_DIMENSION_NAMES[dimension],
    harm,
    index,
    band,
    people,
    measures: happened ? `${riskTexts.happened} ${measures}` : measures,
    priority: happened ? 'high' : priorities[band],
  };
}

/** A mean hides what has happened to a few: harassment that is told of is always urgent. */
const priorities: Readonly<Record<PsychosocialBand, RiskPriority>> = {
  critical: 'high',
  attention: 'medium',
  favorable: 'low',
};

const order: Readonly<Record<RiskPriority, number>> = { high: 0, medium: 1, low: 2 };
