import type { Profile } from '../disc/index.ts';
import { countMainProfiles } from './team-map.ts';
import { PRESENCE_TEXTS } from './team-presence-texts.ts';

/** From how many results on a team is told what it has, and a mean is told of a competency. */
export const MINIMUM_TEAM = 3;

/** A profile is much of a team from one and a half of an equal part on, and little up to half of it. */
const EQUAL_PART = 1 / 4;
const MUCH_FROM = 1.5 * EQUAL_PART;
const LITTLE_UP_TO = 0.5 * EQUAL_PART;
/** One person is not much of a team, however small it is. */
const FEWEST_OF_MUCH = 2;

/** How much there is of a profile in a team. */
export type Presence = 'much' | 'little';

/** A profile that a team has much or little of, and what that means for its work. */
export interface ProfilePresence {
  readonly profile: Profile;
  readonly presence: Presence;
  /** In Brazilian Portuguese, as all that the instrument tells. */
  readonly text: string;
}

/** What a team has much and little of. */
export interface TeamSpread {
  /** How many people have each main profile, always all four in the same order. */
  readonly counts: readonly { readonly profile: Profile; readonly count: number }[];
  /** What there is much of before what there is little of; empty where the profiles are balanced. */
  readonly presences: readonly ProfilePresence[];
}

/**
 * Tells what a team has much and little of, from the main profiles of those who have a result; null under
 * {@link MINIMUM_TEAM}. It is made of nothing but what the map shows of each.
 */
export function teamSpread(primaries: readonly Profile[]): TeamSpread | null {
  if (primaries.length < MINIMUM_TEAM) return null;
  const counts = countMainProfiles(primaries);
  const present = (presence: Presence) =>
    counts
      .filter(({ count }) => presenceOf(count, primaries.length) === presence)
      .map(({ profile }) => ({ profile, presence, text: PRESENCE_TEXTS[profile][presence] }));
  return { counts, presences: [...present('much'), ...present('little')] };
}

function presenceOf(count: number, total: number): Presence | null {
  const part = count / total;
  if (part >= MUCH_FROM && count >= FEWEST_OF_MUCH) return 'much';
  return part <= LITTLE_UP_TO ? 'little' : null;
}
