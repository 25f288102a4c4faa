import type { TeamMapState } from './team-map.controller.ts';
import { toCompetencies, toPair, toTeam } from './team-map.data.ts';
import { noPicks } from './team-map.machine.ts';
import { competencies, mapOf, type Person, pairOf, people } from './team-map.server.ts';

/** A team that is there in full. */
export const shownState: Extract<TeamMapState, { step: 'shown' }> = {
  step: 'shown',
  team: toTeam(mapOf(people)),
  picks: noPicks,
  pair: null,
  competencies: { status: 'ready', data: toCompetencies(competencies) },
};

/** A state of other people. */
export function teamState(rows: readonly Person[], name?: string): typeof shownState {
  return { ...shownState, team: toTeam(mapOf(rows, name)) };
}

/** Two of the team side by side. */
export function comparedState(one: number, other: number): typeof shownState {
  const [first, second] = [people[one], people[other]];
  if (!first || !second) throw new Error('Nobody is there');
  return {
    ...shownState,
    picks: {
      step: 'looking',
      first: first.idOrganogramaPessoa,
      second: second.idOrganogramaPessoa,
    },
    pair: { status: 'ready', data: toPair(pairOf(first, second)) },
  };
}
