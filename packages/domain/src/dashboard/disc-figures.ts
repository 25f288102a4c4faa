import { PROFILES, type Profile } from '../disc/disc-types.ts';
import { wholePercent } from './figure-rounding.ts';

/** How many people have a primary profile, and their share of those who have any. */
export interface ProfileFigure {
  readonly profile: Profile;
  readonly count: number;
  readonly percent: number | null;
}

/** Who has taken the behavioral test. Numbers of people are told however few they are. */
export interface DiscCoverage {
  readonly active: number;
  readonly assessed: number;
  readonly notAssessed: number;
  readonly percent: number | null;
}

/** How people are spread over the profiles. */
export interface DiscSpread {
  /** The four, in order. */
  readonly profiles: readonly ProfileFigure[];
  /** Several where they are even; none where nobody has a profile. */
  readonly mostPresent: readonly Profile[];
  /** 100 − (highest − lowest share), never below 0; null where nobody has a profile. */
  readonly diversity: number | null;
}

/** Counts how many of the active people have a result. */
export function discCoverage(assessed: number, active: number): DiscCoverage {
  return {
    active,
    assessed,
    notAssessed: Math.max(0, active - assessed),
    percent: wholePercent(assessed, active),
  };
}

/** Tells how people are spread, from how many have each primary profile. */
export function discFigures(counts: Readonly<Partial<Record<Profile, number>>>): DiscSpread {
  const all = PROFILES.map((profile) => ({ profile, count: counts[profile] ?? 0 }));
  const assessed = all.reduce((sum, { count }) => sum + count, 0);
  const highest = Math.max(...all.map(({ count }) => count));
  const lowest = Math.min(...all.map(({ count }) => count));
  const profiles = all.map(({ profile, count }) => ({
    profile,
    count,
    percent: wholePercent(count, assessed),
  }));
  return {
    profiles,
    mostPresent: all
      .filter(({ count }) => count > 0 && count === highest)
      .map(({ profile }) => profile),
    diversity: wholePercent(Math.max(0, assessed - (highest - lowest)), assessed),
  };
}
