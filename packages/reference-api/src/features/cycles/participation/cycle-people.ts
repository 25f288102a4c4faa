import type { components } from '@aferir/api-client';
import {
  CYCLE_PARTICIPATION_CODES,
  CYCLE_PARTICIPATIONS,
  type CycleKind,
  type CycleParticipation,
  canLeaveCycle,
  dateOnlyOf,
  hasAnswered,
  participationInCycle,
} from '@aferir/domain';
import { sql } from 'kysely';
import { anyOf } from '../../../platform/db/any-of.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { ListOrder } from '../../../platform/db/list-order.ts';
import {
  matchingPeople,
  type Page,
  type PeopleListQuery,
  type PeopleRank,
  pageWithWorkplaces,
  totalOf,
  valuesOf,
} from '../../../platform/db/people-list.ts';
import {
  type AudiencePerson,
  audiencePersonColumns,
} from '../../../shared/audience/audience-person.ts';
import { toAudiencePerson } from '../../../shared/audience/audience-serializer.ts';
import type { CycleRequests } from '../../../shared/requests/cycle-requests.ts';
import type { StoredCycle } from '../cycle-store.ts';
import {
  type CyclesOfKind,
  cyclePlaces,
  type PlaceRow,
  participatesAs,
  placeColumns,
  resultUnmailed,
  toPlace,
  waitsUnmailed,
} from './cycle-places.ts';

/** Which people of a cycle to list. */
export interface CyclePeopleQuery extends PeopleListQuery {
  readonly cycle: StoredCycle;
  readonly requests: Pick<CycleRequests, 'kind' | 'table'>;
  /** Only who stands in one of these ways; undefined for all. */
  readonly participations: readonly CycleParticipation[] | undefined;
  /** Only those whose answer is waited for and whom no mail reaches. */
  readonly onlyUnmailed: boolean;
  /** Only those who have a result that no mail tells them of. */
  readonly onlyResultUnmailed: boolean;
  /** What people are put in order by of how they stand; it comes before any other order. */
  readonly placeOrder?: PlaceOrder | undefined;
}

/** What people can be put in order by of how they stand in a cycle, in the words of the call. */
export type PlaceOrder = ListOrder<'situacao' | 'envio'>;

/** Whether people are put in order by how they stand. */
export function isPlaceOrder(by: string): by is PlaceOrder['by'] {
  return by === 'situacao' || by === 'envio';
}

/** Somebody in a cycle. */
export interface CyclePersonRow extends AudiencePerson {
  readonly participation: CycleParticipation;
  readonly responseId: number | null;
  readonly sentAt: Date | null;
  /** Whether no mail reaches them about their answer, which is waited for, or their result. */
  readonly isUnmailed: boolean;
}

/** Reads a page of the people of a cycle, by name. */
export async function listCyclePeopleOf(
  db: Db,
  query: CyclePeopleQuery,
): Promise<Page<CyclePersonRow>> {
  const { companyId, cycle, requests, participations, placeOrder } = query;
  const { kind } = cycle;
  const places = { companyId, requests, ids: [cycle.id] };
  const matches = matchingPeople(db, query, ['position', 'department']).where(
    'person.id',
    'in',
    sql<number>`(select place.person_id from ${cyclePlaces(places)}
      where ${participations ? participatesAs(kind, participations) : sql`true`}
        and ${query.onlyUnmailed ? waitsUnmailed(kind) : sql`true`}
        and ${query.onlyResultUnmailed ? resultUnmailed(places) : sql`true`})`,
  );
  const rank = placeOrder && rankBy(placeOrder, kind, places);
  const people = await pageWithWorkplaces(db, matches, valuesOf(query), rank)
    .select(audiencePersonColumns)
    .execute();
  const placeById = await readPlaces(
    db,
    kind,
    places,
    people.map(({ id }) => id),
  );
  const rows = people.flatMap((person) => {
    const place = placeById.get(person.id);
    if (!place) return [];
    const participation = participationInCycle(kind, toPlace(place));
    const { response_id: responseId, sent_at: sentAt, is_unmailed: isUnmailed } = place;
    return [{ ...person, participation, responseId, sentAt, isUnmailed }];
  });
  return { rows, total: await totalOf(people, () => matches, query) };
}

/** What of their place in a cycle each `person` is put in order by. */
function rankBy(
  { by, isDescending }: PlaceOrder,
  kind: CycleKind,
  cycle: CyclesOfKind,
): PeopleRank {
  const value = by === 'envio' ? sql`place.sent_at` : participationCode(kind);
  return {
    of: sql`(select ${value} from ${cyclePlaces(cycle)} where place.person_id = person.id)`,
    isDescending,
  };
}

/** The code of how somebody in a `place` takes part. */
function participationCode(kind: CycleKind) {
  const cases = CYCLE_PARTICIPATIONS.map(
    (one) =>
      sql`when ${participatesAs(kind, [one])} then ${sql.lit(CYCLE_PARTICIPATION_CODES[one])}`,
  );
  return sql`case ${sql.join(cases, sql` `)} end`;
}

/** Somebody in a cycle, and how they stand at a moment. */
export function toCyclePerson(
  person: CyclePersonRow,
  { dueOn }: StoredCycle,
  now: Date,
): components['schemas']['CyclePerson'] {
  const { participation } = person;
  return {
    ...toAudiencePerson(person),
    idPosicao: CYCLE_PARTICIPATION_CODES[participation],
    idResposta: person.responseId,
    dtEnvio: person.sentAt?.toISOString() ?? null,
    flAtrasada: dateOnlyOf(now) > dueOn && !hasAnswered(participation) && participation !== 'gone',
    flPodeRetirar: canLeaveCycle(participation),
    flSemEmail: person.isUnmailed,
  };
}

interface PersonPlaceRow extends PlaceRow {
  readonly person_id: number;
  readonly response_id: number | null;
  readonly sent_at: Date | null;
  readonly is_unmailed: boolean;
}

async function readPlaces(db: Db, kind: CycleKind, cycle: CyclesOfKind, ids: readonly number[]) {
  const { rows } = await sql<PersonPlaceRow>`
    select place.person_id, place.response_id, place.sent_at, ${placeColumns},
      ${waitsUnmailed(kind)} or ${resultUnmailed(cycle)} as is_unmailed
    from ${cyclePlaces(cycle)} where place.person_id = ${anyOf(ids)}`.execute(db);
  return new Map(rows.map((row) => [row.person_id, row]));
}
