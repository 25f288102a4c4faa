import { normalizeSearchText } from '../format/search-text.ts';
import { type DiscScore, PROFILES, type Profile, type ProfileSum } from './disc-types.ts';

/** A profile alone, or the primary followed by the secondary one. */
export type OutcomeName = Profile | `${Profile} ${Profile}`;

/** One profile's part of the whole. */
export interface ProfileShare extends ProfileSum {
  /** Percent of the total, rounded to one decimal. */
  readonly percent: number;
  /** Whether it is the primary or the secondary profile. */
  readonly isMain: boolean;
}

/** What a response says about a person. */
export interface DiscOutcome {
  readonly primary: Profile;
  readonly secondary: Profile | null;
  readonly name: OutcomeName;
  /** From the highest sum to the lowest. */
  readonly shares: readonly ProfileShare[];
}

/** Shown for a person without a finished assessment. */
export const NOT_ASSESSED = 'NÃO AVALIADO';

/** Shown over a count of people with a finished assessment, whatever it says. */
export const ASSESSED_COUNT = 'Avaliados';

/** Shown over a count of people without a finished assessment. */
export const NOT_ASSESSED_COUNT = 'Não avaliados';

const SECONDARY_SHARE = 0.25;

/** Every outcome there is: the four profiles, then the twelve ordered pairs. */
export const OUTCOME_NAMES: readonly OutcomeName[] = [
  ...PROFILES,
  ...PROFILES.flatMap((primary) =>
    PROFILES.filter((secondary) => secondary !== primary).map(
      (secondary) => `${primary} ${secondary}` as const,
    ),
  ),
];

/**
 * Sums from the highest to the lowest. A tie goes to the profile with more 'Me identifico muito',
 * then to the one that comes first in D, I, S, C.
 */
export function orderSums({ sums, firstPlaces }: DiscScore): ProfileSum[] {
  return PROFILES.map((profile) => ({ profile, sum: sums[profile] })).toSorted(
    (a, b) => b.sum - a.sum || firstPlaces[b.profile] - firstPlaces[a.profile],
  );
}

/**
 * Names the outcome of a list of sums. The second profile counts from a quarter of the total on
 * (50 of 200 with twenty questions). Equal sums keep the order they are given in, so that a list
 * which the tie rule has already ordered stays as it is.
 *
 * @throws RangeError without any sum above zero.
 */
export function describeOutcome(sums: readonly ProfileSum[]): DiscOutcome {
  const ordered = sums.toSorted((a, b) => b.sum - a.sum).slice(0, PROFILES.length);
  const total = ordered.reduce((all, { sum }) => all + sum, 0);
  const [first, second] = ordered;
  if (!first || total <= 0) throw new RangeError('An outcome needs at least one sum above zero');

  const primary = first.profile;
  const secondary = second && second.sum >= total * SECONDARY_SHARE ? second.profile : null;
  return {
    primary,
    secondary,
    name: secondary ? `${primary} ${secondary}` : primary,
    shares: ordered.map(({ profile, sum }) => ({
      profile,
      sum,
      percent: Math.round((sum / total) * 1000) / 10,
      isMain: profile === primary || profile === secondary,
    })),
  };
}

/** Finds a profile by its name, whatever its case and accents. */
export function findProfile(name: string): Profile | undefined {
  const wanted = normalizeSearchText(name);
  return PROFILES.find((profile) => normalizeSearchText(profile) === wanted);
}

/** Finds an outcome by its name; undefined for people who were not assessed. */
export function findOutcomeName(name: string | null | undefined): OutcomeName | undefined {
  const wanted = normalizeSearchText(name ?? '');
  return OUTCOME_NAMES.find((outcome) => normalizeSearchText(outcome) === wanted);
}

/** The profiles that an outcome is made of. */
export function profilesOfOutcome(name: OutcomeName): {
  readonly primary: Profile;
  readonly secondary: Profile | null;
} {
  const [primary, secondary] = name.split(' ') as [Profile, Profile?];
  return { primary, secondary: secondary ?? null };
}
