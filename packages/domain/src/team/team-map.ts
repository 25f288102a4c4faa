import { PROFILES, type Profile, type ProfileSum } from '../disc/index.ts';

/** The most people that are put on one map: more can't be told apart on it. */
export const MOST_OF_TEAM = 200;

/** Where somebody stands on the map, each axis from −100 to 100. */
export interface TeamPlace {
  /** From tasks to people. */
  readonly focus: number;
  /** From calm to fast. */
  readonly pace: number;
}

/** Which way each profile pulls: Dominante and Influente to a fast pace, Influente and Estável to people. */
const PULLS: Readonly<Record<Profile, TeamPlace>> = {
  Dominante: { focus: -1, pace: 1 },
  Influente: { focus: 1, pace: 1 },
  Estável: { focus: 1, pace: -1 },
  Conforme: { focus: -1, pace: -1 },
};

/** Answers give a profile 10 to 40 percent, so that two are at most this part of the whole ahead of the two others. */
const WIDEST_LEAD = 0.4;

/**
 * The place of the four sums on the map: on each axis how far two profiles are ahead of the two others. Null where
 * there are no sums.
 */
export function placeOnTeamMap(sums: readonly ProfileSum[]): TeamPlace | null {
  const total = sums.reduce((all, { sum }) => all + sum, 0);
  if (total <= 0) return null;
  const along = (axis: keyof TeamPlace) =>
    toAxis(sums.reduce((all, { profile, sum }) => all + sum * PULLS[profile][axis], 0) / total);
  return { focus: along('focus'), pace: along('pace') };
}

/** Which way somebody leans on an axis: to its low end, its high end, or neither. */
export type Leaning = 'low' | 'middle' | 'high';

/** Whoever is nearer to the middle of an axis than this leans neither way. */
const LEANS_FROM = 25;

/** Which way a place on an axis leans. */
export function leaningOf(along: number): Leaning {
  if (Math.abs(along) < LEANS_FROM) return 'middle';
  return along > 0 ? 'high' : 'low';
}

/** How many of some people have each main profile, always all four in the same order. */
export function countMainProfiles(
  primaries: readonly Profile[],
): readonly { readonly profile: Profile; readonly count: number }[] {
  return PROFILES.map((profile) => ({
    profile,
    count: primaries.filter((primary) => primary === profile).length,
  }));
}

function toAxis(lead: number): number {
  const place = Math.round((100 * lead) / WIDEST_LEAD);
  // Without the sum, a lead of nothing could be −0.
  return Math.min(100, Math.max(-100, place)) + 0;
}
