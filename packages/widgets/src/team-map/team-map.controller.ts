import {
  compareTeamPeopleQuery,
  getTeamMapQuery,
  listTeamCompetenciesQuery,
} from '@aferir/api-client/react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { WidgetProblem } from '../shared/host/events.ts';
import { problemDetail } from '../shared/host/problem-detail.ts';
import { useTellOpening } from '../shared/host/use-tell-opening.ts';
import { useWidget } from '../shared/host/use-widget.tsx';
import { useMachine } from '../shared/machine/use-machine.ts';
import { type PartState, toPart } from '../shared/report/part-state.ts';
import { toCompetencies, toPair, toTeam, toTeamQuery } from './team-map.data.ts';
import {
  noPicks,
  type PickEvent,
  type PickPlace,
  type Picks,
  transition,
} from './team-map.machine.ts';
import type { Pair, Team, TeamCompetencies, TeamSource } from './team-map.types.ts';

/** What there is to show. */
export type TeamMapState =
  | { readonly step: 'loading' }
  | { readonly step: 'unavailable'; readonly problem: WidgetProblem }
  | {
      readonly step: 'shown';
      readonly team: Team;
      readonly picks: Picks;
      /** Null until two are picked. */
      readonly pair: PartState<Pair> | null;
      readonly competencies: PartState<TeamCompetencies>;
    };

/** What can be done with the map. */
export interface TeamMapActions {
  /** Picks somebody, or lets go of them. */
  toggle(id: number): void;
  choose(place: PickPlace, id: number | null): void;
  retry(): void;
}

/** Loads a team, its competencies, and the two who are set side by side. */
export function useTeamMap(source: TeamSource): [TeamMapState, TeamMapActions] {
  const { client } = useWidget();
  const [picks, send] = useMachine<Picks, PickEvent>({ initial: noPicks, transition });
  const query = toTeamQuery(source);
  const team = useQuery({ ...getTeamMapQuery(client, { query }), select: toTeam });
  const competencies = useQuery({
    ...listTeamCompetenciesQuery(client, { query }),
    select: toCompetencies,
    enabled: team.data !== undefined,
  });
  const isPair = picks.first !== null && picks.second !== null;
  const pair = useQuery({
    ...compareTeamPeopleQuery(client, {
      query: { idPrimeiraPessoa: picks.first ?? 0, idSegundaPessoa: picks.second ?? 0 },
    }),
    select: toPair,
    enabled: isPair,
  });

  const state = toState(team, {
    picks,
    pair: isPair ? toPart(pair) : null,
    competencies: toPart(competencies),
  });
  useTellOpening({
    isShown: state.step === 'shown',
    problem: state.step === 'unavailable' ? state.problem : null,
  });
  return [
    state,
    {
      toggle: (id) => send({ type: 'toggled', id }),
      choose: (place, id) => send({ type: 'chosen', place, id }),
      retry: () => {
        const failed = [team, competencies, pair].filter(({ isError }) => isError);
        for (const { refetch } of failed) void refetch();
      },
    },
  ];
}

type ShownState = Extract<TeamMapState, { step: 'shown' }>;

function toState(
  { data, error, isFetching }: UseQueryResult<Team>,
  parts: Omit<ShownState, 'step' | 'team'>,
): TeamMapState {
  if (data) return { step: 'shown', team: data, ...parts };
  if (!error || isFetching) return { step: 'loading' };
  return { step: 'unavailable', problem: problemDetail(error) };
}
