import {
  type OutcomeName,
  PROFILES,
  type Profile,
  type ProfileSum,
  profilesOfOutcome,
} from '../disc/index.ts';
import { compareValues, type NamedValue, type ValueChange } from './value-change.ts';

/** What a behavioral assessment came to. */
export interface DiscResult {
  readonly outcome: OutcomeName;
  readonly sums: readonly ProfileSum[];
  readonly competencies: readonly NamedValue[];
}

/**
 * How the outcome changed: not at all, the same two profiles the other way round, another secondary
 * profile or one more or less, or another primary one.
 */
export type OutcomeChange = 'same' | 'swapped' | 'secondary' | 'primary';

/** Two behavioral assessments of the same person, side by side. */
export interface DiscComparison {
  readonly before: OutcomeName;
  readonly after: OutcomeName;
  readonly outcome: OutcomeChange;
  /** The four profiles, always in the same order. */
  readonly sums: readonly ValueChange[];
  readonly competencies: readonly ValueChange[];
}

/** From how many points on a change of a profile's sum is told: less is a technical tie. */
export const NOTABLE_SUM_CHANGE = 8;

/** From how many points on a change of a competency's index is told: half a level. */
export const NOTABLE_INDEX_CHANGE = 10;

/** What changed from one behavioral assessment to a later one. */
export function compareDiscResults(earlier: DiscResult, later: DiscResult): DiscComparison {
  return {
    before: earlier.outcome,
    after: later.outcome,
    outcome: outcomeChange(earlier.outcome, later.outcome),
    sums: compareValues(toValues(earlier.sums), toValues(later.sums)),
    competencies: compareValues(earlier.competencies, later.competencies),
  };
}

/** How one outcome differs from another. */
export function outcomeChange(before: OutcomeName, after: OutcomeName): OutcomeChange {
  if (before === after) return 'same';
  const [old, now] = [profilesOfOutcome(before), profilesOfOutcome(after)];
  if (old.primary === now.primary) return 'secondary';
  const isSwapped = old.primary === now.secondary && old.secondary === now.primary;
  return isSwapped ? 'swapped' : 'primary';
}

function toValues(sums: readonly ProfileSum[]): NamedValue[] {
  const bySum = new Map<Profile, number>(sums.map(({ profile, sum }) => [profile, sum]));
  return PROFILES.map((profile) => ({
    key: profile,
    name: profile,
    value: bySum.get(profile) ?? null,
  }));
}
