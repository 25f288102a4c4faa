import type { Schema } from '@aferir/api-client';
import {
  findOutcomeName,
  type OutcomeName,
  PROFILES,
  type Profile,
  profilesOfOutcome,
} from '@aferir/domain';

/** How many people have an outcome, told by its second profile. */
export interface OutcomeCount {
  readonly name: OutcomeName;
  readonly secondary: Profile | null;
  readonly count: number;
}

/** How many people lead with a profile, and which second profiles they have. */
export interface ProfileCount {
  readonly profile: Profile;
  readonly total: number;
  /** The outcomes that occur, the most frequent first. */
  readonly outcomes: readonly OutcomeCount[];
}

/** The counts of a company. */
export interface CompanyProfiles {
  readonly profiles: readonly ProfileCount[];
  readonly notAssessed: number;
}

/** Puts the counts of the sixteen outcomes together by primary profile, matched by name. */
export function countByProfile(rows: readonly Schema<'DiscOutcomeCount'>[]): CompanyProfiles {
  const outcomes = rows.flatMap(({ nmPerfil, qtdResultados }) => {
    const name = findOutcomeName(nmPerfil);
    return name ? [{ name, count: qtdResultados, ...profilesOfOutcome(name) }] : [];
  });
  const profiles = PROFILES.map((profile) => {
    const own = outcomes.filter(({ primary, count }) => primary === profile && count > 0);
    return {
      profile,
      total: own.reduce((sum, { count }) => sum + count, 0),
      outcomes: own
        .map(({ name, secondary, count }) => ({ name, secondary, count }))
        .toSorted((a, b) => b.count - a.count),
    };
  });
  const notAssessed = rows
    .filter(({ nmPerfil }) => !findOutcomeName(nmPerfil))
    .reduce((sum, { qtdResultados }) => sum + qtdResultados, 0);
  return { profiles, notAssessed };
}

/** How many people there are in the counts, with a profile or without. */
export function countPeople(rows: readonly Schema<'DiscOutcomeCount'>[]): number {
  return rows.reduce((sum, { qtdResultados }) => sum + qtdResultados, 0);
}
