import { type DiscScore, type Place, PROFILES, type Profile, type Ranking } from './disc-types.ts';

/** The points a place is worth: 4 for 'Me identifico muito' down to 1. */
export function pointsOf(place: Place): number {
  return 5 - place;
}

/**
 * Adds up the rankings of a response.
 *
 * @throws RangeError when a ranking doesn't give each profile a place of its own: a partial sum
 * would look like a result.
 */
export function scoreRankings(
  rankings: readonly Ranking[],
  profileOfOption: ReadonlyMap<number, Profile>,
): DiscScore {
  const sums = zeroes();
  const firstPlaces = zeroes();
  for (const ranking of rankings) {
    for (const [profile, place] of placesByProfile(ranking, profileOfOption)) {
      sums[profile] += pointsOf(place);
      if (place === 1) firstPlaces[profile] += 1;
    }
  }
  return { questionCount: rankings.length, sums, firstPlaces };
}

function placesByProfile(
  ranking: Ranking,
  profileOfOption: ReadonlyMap<number, Profile>,
): Map<Profile, Place> {
  const places = new Map<Profile, Place>();
  for (const [optionId, place] of Object.entries(ranking)) {
    const profile = profileOfOption.get(Number(optionId));
    if (!profile) throw new RangeError(`Option ${optionId} belongs to no profile`);
    places.set(profile, place);
  }
  if (places.size !== PROFILES.length || new Set(places.values()).size !== PROFILES.length) {
    throw new RangeError('A ranking gives each of the four profiles a place of its own');
  }
  return places;
}

function zeroes(): Record<Profile, number> {
  return { Dominante: 0, Influente: 0, Estável: 0, Conforme: 0 };
}
