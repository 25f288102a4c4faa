import {
  comparePair,
  type PairReading,
  placeOnTeamMap,
  type TeamPlace,
  type TeamSpread,
  teamSpread,
} from '@aferir/domain';
import type { OperationContext } from '../../../operation/context.ts';
import { found } from '../../../operation/find-for-change.ts';
import { conflict, forbidden, invalid } from '../../../platform/errors/failures.ts';
import { noteOpenings } from '../../../shared/reports/report-opening.ts';
import {
  type AskedTeam,
  findMember,
  findTeam,
  type TeamMember,
} from '../../../shared/team/find-team.ts';
import { behavioralMessages as texts } from '../behavioral-messages.ts';
import { type PersonResult, resultsOfPeople } from '../results-of-people.ts';
import { teamMaps } from './team-maps.ts';

/** Somebody of a team, and what the map shows of their latest result. */
export interface MappedPerson extends TeamMember {
  readonly isManager: boolean;
  readonly result: PersonResult | undefined;
  /** Null without a result, and where none of its sums were kept. */
  readonly place: TeamPlace | null;
}

/** A team on the map. */
export interface TeamMap {
  readonly name: string;
  /** By name. */
  readonly people: readonly MappedPerson[];
  readonly spread: TeamSpread | null;
}

/** Two people side by side, in the order they were asked for. */
export interface ComparedPair {
  readonly people: readonly [PlacedPerson, PlacedPerson];
  readonly reading: PairReading;
}

type PlacedPerson = MappedPerson & { readonly result: PersonResult; readonly place: TeamPlace };

/** Opens the map of a team, which leaves a trace with each of whom it shows a result. */
export async function openTeamMap(context: OperationContext, asked: AskedTeam): Promise<TeamMap> {
  const team = await findTeam(context, asked);
  const { managerId, members } = team;
  const manager = managerId === undefined ? undefined : await findMember(context, managerId);
  const people = await placePeople(
    context,
    [...members, ...(manager ? [manager] : [])].toSorted(byName),
    managerId,
  );
  await noteLooks(context, people);
  return {
    name: team.name,
    people,
    spread: teamSpread(people.flatMap(({ result }) => result?.primary ?? [])),
  };
}

/** Sets two people side by side, which leaves a trace with both. */
export async function openPair(
  context: OperationContext,
  ids: readonly [number, number],
): Promise<ComparedPair> {
  if (ids[0] === ids[1]) throw invalid(texts.samePerson);
  await requireOwnTeam(context, ids);
  const members = await Promise.all(ids.map((id) => findMember(context, id)));
  const [one, other] = await placePeople(
    context,
    members.map((member) => found(member)),
    undefined,
  );
  const people = [requirePlace(one), requirePlace(other)] as const;
  await noteLooks(context, people);
  const [first, second] = people.map(({ name, place, result: { primary } }) => ({
    name,
    place,
    primary,
  })) as [Paired, Paired];
  return { people, reading: comparePair(first, second) };
}

type Paired = Parameters<typeof comparePair>[0];

/** Staff compares any two; an employee those of the own map. */
async function requireOwnTeam(context: OperationContext, ids: readonly number[]): Promise<void> {
  const { actor } = context;
  if (actor.kind === 'staff') return;
  const { managerId, members } = await findTeam(context, {});
  const known = new Set([managerId, ...members.map(({ id }) => id)]);
  if (ids.some((id) => !known.has(id))) throw forbidden(texts.notOfYourTeam);
}

function requirePlace(person: MappedPerson | undefined): PlacedPerson {
  const { result, place, ...member } = found(person);
  if (!result || !place) throw conflict(texts.noPlace(member.name));
  return { ...member, result, place };
}

async function placePeople(
  { db, company }: Pick<OperationContext, 'db' | 'company'>,
  members: readonly TeamMember[],
  managerId: number | undefined,
): Promise<MappedPerson[]> {
  const results = await resultsOfPeople(
    db,
    company.id,
    members.map(({ id }) => id),
  );
  return members.map((member) => {
    const result = results.get(member.id);
    return {
      ...member,
      isManager: member.id === managerId,
      result,
      place: result ? placeOnTeamMap(result.sums) : null,
    };
  });
}

async function noteLooks(context: OperationContext, people: readonly MappedPerson[]) {
  await noteOpenings(
    context,
    people.flatMap(({ id: personId, result }) =>
      result ? [{ kind: teamMaps, responseId: result.responseId, personId }] : [],
    ),
  );
}

function byName(one: TeamMember, other: TeamMember): number {
  return one.name.localeCompare(other.name, 'pt-BR');
}
