import type { components } from '@aferir/api-client';
import { MOST_NAMED_WAITING, PERFORMANCE_STATUS, waitingDays } from '@aferir/domain';
import { sql } from 'kysely';
import type { ReadingContext } from '../../../operation/context.ts';
import type { LinkRole } from '../../../operation/links/links-tables.ts';
import type { Db } from '../../../platform/db/database.ts';
import { onReference } from '../../../platform/db/on-reference.ts';
import { toWaitingList } from '../../../shared/requests/waiting-part.ts';

type ReviewsWithManagers = components['schemas']['ReviewsWithManagers'];

/** Reads the reviews that wait longest for ratings, and whose they are. */
export async function readReviewsWithManagers({
  db,
  company,
  now,
}: ReadingContext): Promise<ReviewsWithManagers> {
  const rows = await withManagers(db, company.id)
    .innerJoin('person', (join) => onReference(join, 'person', 'response.person_id'))
    .where('person.is_active', '=', true)
    .select(['response.id', 'response.person_id', 'person.name', 'person.photo_url'])
    .select(({ ref }) => ref('response.self_finished_at').$notNull().as('since'))
    .select(
      sql<string[]>`array_agg(manager.name order by manager.search_name, manager.id)`.as(
        'managers',
      ),
    )
    .select(({ fn }) => fn.countAll<number>().over().as('total'))
    .groupBy(['response.id', 'response.person_id', 'response.self_finished_at'])
    .groupBy(['person.name', 'person.photo_url'])
    .orderBy('response.self_finished_at')
    .orderBy('response.id')
    .limit(MOST_NAMED_WAITING)
    .execute();
  return toWaitingList(rows, (row) => ({
    idResposta: row.id,
    idOrganogramaPessoa: row.person_id,
    nmPessoa: row.name,
    urlFoto: row.photo_url,
    lstGestores: row.managers,
    dtAutoavaliacao: row.since.toISOString(),
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
