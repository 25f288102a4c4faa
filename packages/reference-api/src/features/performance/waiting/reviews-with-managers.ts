import type { components } from '@aferir/api-client';
import {
  MOST_NAMED_WAITING,
  PERFORMANCE_STATUS,
  statusesOfTurn,
  waitingDays,
} from '@aferir/domain';
import { sql } from 'kysely';
import type { ReadingContext } from '../../../operation/context.ts';
import type { LinkRole } from '../../../operation/links/links-tables.ts';
import { anyOf } from '../../../platform/db/any-of.ts';
import type { Db } from '../../../platform/db/database.ts';
import { onReference } from '../../../platform/db/on-reference.ts';
import { toWaitingList } from '../../../shared/requests/waiting-part.ts';
import { readAwaitedReviews } from '../review/awaited-reviews.ts';
import { turnSince } from '../review/turn-since.ts';

type ReviewsWithManagers = components['schemas']['ReviewsWithManagers'];

/** Reads the reviews that wait longest for ratings or feedback, and whose these are. */
export async function readReviewsWithManagers(
  context: ReadingContext,
): Promise<ReviewsWithManagers> {
  const { db, company, now } = context;
  const rows = await db
    .selectFrom('performance_response as response')
    .innerJoin('person', (join) => onReference(join, 'person', 'response.person_id'))
    .where('response.company_id', '=', company.id)
    .where('response.status', '=', anyOf(statusesOfTurn('managers')))
    .where('response.finished_at', 'is', null)
    .where('response.closed_at', 'is', null)
    .where('person.is_active', '=', true)
    .select(['response.id', 'response.person_id', 'person.name', 'person.photo_url'])
    .select(['response.status', 'response.sent_at', 'response.finished_at'])
    .select(({ ref }) => ref('response.self_finished_at').$notNull().as('self_finished_at'))
    .select(turnSince('response').as('since'))
    .select(({ fn }) => fn.countAll<number>().over().as('total'))
    .orderBy('since')
    .orderBy('response.id')
    .limit(MOST_NAMED_WAITING)
    .execute();
  const awaited = await readAwaitedReviews(context, rows);
  return toWaitingList(rows, (row) => ({
    idResposta: row.id,
    idOrganogramaPessoa: row.person_id,
    nmPessoa: row.name,
    urlFoto: row.photo_url,
    lstGestores: (awaited.get(row.id)?.lstGestores ?? []).map(({ nmPessoa }) => nmPessoa),
    dtAutoavaliacao: row.self_finished_at.toISOString(),
    qtdDias: waitingDays(row.since, now),
  }));
}

/** Open reviews that wait for the person. */
export function withPerson(db: Db, companyId: number) {
  return db
    .selectFrom('performance_response')
    .where('company_id', '=', companyId)
    .where('finished_at', 'is', null)
    .where('closed_at', 'is', null)
    .where('self_finished_at', 'is', null);
}

/** Whom open reviews wait for: the person until the self-assessment is done, then the managers. */
export function awaitedOf(db: Db, companyId: number) {
  const byPerson = withPerson(db, companyId)
    .select(['id as response_id', 'person_id', 'person_id as awaited_id'])
    .select(sql.lit<LinkRole>('self').as('role'));
  const byManagers = withManagers(db, companyId)
    .select([
      'response.id as response_id',
      'response.person_id',
      'awaited.manager_id as awaited_id',
    ])
    .select(sql.lit<LinkRole>('manager').as('role'));
  return byPerson.unionAll(byManagers);
}

/** Reviews that wait for ratings, each with the managers who have still to rate. */
export function withManagers(db: Db, companyId: number) {
  return (
    db
      .selectFrom('performance_response as response')
      .innerJoin('performance_response_manager as awaited', (join) =>
        join
          .onRef('awaited.company_id', '=', 'response.company_id')
          .onRef('awaited.response_id', '=', 'response.id'),
      )
      .innerJoin('person as manager', (join) => onReference(join, 'manager', 'awaited.manager_id'))
      .where('response.company_id', '=', companyId)
      .where('response.status', '=', PERFORMANCE_STATUS.awaitingManagers)
      // Said of both, in constants, so that each table has an index of just these rows.
      .where('response.finished_at', 'is', null)
      .where('response.closed_at', 'is', null)
      .where('awaited.is_open', '=', sql.lit(true))
      .where('awaited.rated_at', 'is', null)
      .where('manager.is_active', '=', true)
  );
}
