import {
  type CycleKind,
  type CycleParticipation,
  type CyclePlace,
  type DiscStatus,
  OPEN_CYCLE_PARTICIPATIONS,
  type PerformanceStatus,
  placesOfParticipation,
} from '@aferir/domain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { anyOf } from '../../../platform/db/any-of.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { CycleRequests } from '../../../shared/requests/cycle-requests.ts';

/** Which cycles of one kind are looked at. */
export interface CyclesOfKind {
  readonly companyId: number;
  /** What is sent in them. */
  readonly requests: Pick<CycleRequests, 'kind' | 'table'>;
  readonly ids: readonly number[];
}

/** What tells how somebody stands, as it is read. */
export interface PlaceRow {
  readonly is_active: boolean;
  /** 0: no response. */
  readonly status: DiscStatus | PerformanceStatus | 0;
  readonly is_finished: boolean;
  readonly is_closed: boolean;
}

/** The columns of {@link PlaceRow}. */
export const placeColumns = sql.raw(
  'place.is_active, place.status, place.is_finished, place.is_closed',
);

/**
 * Everybody in some cycles of one kind, as `place`, each with the last response that they have of it. Somebody who came
 * back after they were taken out may have more than one. No mail reaches whoever has no e-mail and whose request was mailed
 * nowhere else.
 */
export function cyclePlaces({ companyId, requests, ids }: CyclesOfKind): RawBuilder<unknown> {
  return sql`(
    select member.cycle_id, member.person_id, member.handled_at, person.is_active, person.department_id,
      coalesce(person.email, '') = '' and coalesce(response.mailed_to, '') = '' as is_unreached,
      response.id as response_id, response.sent_at, coalesce(response.status, 0) as status,
      response.finished_at is not null as is_finished, response.closed_at is not null as is_closed
    from cycle_person as member
    join person on person.company_id = member.company_id and person.id = member.person_id
    left join lateral (
      select id, sent_at, mailed_to, status, finished_at, closed_at from ${sql.table(requests.table)} as last
      where last.company_id = member.company_id and last.cycle_id = member.cycle_id
        and last.person_id = member.person_id
      order by last.id desc limit 1
    ) as response on true
    where member.company_id = ${companyId} and member.cycle_id = ${anyOf(ids)}
  ) as place`;
}

/** Whether somebody stands in one of some ways; it says of a `place` what `participationInCycle` does. */
export function participatesAs(
  kind: CycleKind,
  participations: readonly CycleParticipation[],
): RawBuilder<SqlBool> {
  const rows = placesOfParticipation(kind, participations).map(({ isActive, response }) => {
    const { status, isFinished, isClosed } = response ?? {
      status: 0,
      isFinished: false,
      isClosed: false,
    };
    return sql`(${sql.lit(isActive)}, ${sql.lit(status)}, ${sql.lit(isFinished)}, ${sql.lit(isClosed)})`;
  });
  if (rows.length === 0) return sql<SqlBool>`false`;
  return sql<SqlBool>`(${placeColumns}) in (${sql.join(rows)})`;
}

/** Whether the answer of somebody in a `place` is waited for whom no mail reaches. */
export function waitsUnmailed(kind: CycleKind): RawBuilder<SqlBool> {
  return sql<SqlBool>`(place.is_unreached and place.response_id is not null
    and ${participatesAs(kind, OPEN_CYCLE_PARTICIPATIONS)})`;
}

/**
 * Whether somebody in a `place` has a result that no mail tells them of. Behavioral ones are mailed to nobody, and those of a
 * company that has none mailed neither.
 */
export function resultUnmailed({
  companyId,
  requests,
}: Pick<CyclesOfKind, 'companyId' | 'requests'>): RawBuilder<SqlBool> {
  if (requests.kind !== 'performance') return sql<SqlBool>`false`;
  return sql<SqlBool>`(place.is_unreached and place.is_active and place.is_finished
    and exists (select from company where company.id = ${companyId} and company.mails_reports))`;
}

/** How many people of some cycles have a result that no mail tells them of. */
export async function countResultsUnmailed(db: Db, cycles: CyclesOfKind): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${cyclePlaces(cycles)} where ${resultUnmailed(cycles)}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** A place as it was read. */
export function toPlace({ is_active, status, is_finished, is_closed }: PlaceRow): CyclePlace {
  return {
    isActive: is_active,
    response: status === 0 ? null : { status, isFinished: is_finished, isClosed: is_closed },
  };
}
