import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/**
 * Writes the rows of an anonymous game anew, all in one transaction. Every row remembers which transaction wrote it
 * last: without this, the count and the person of the latest answer of each kind would be found by that.
 */
export async function mixGame(db: Db, companyId: number, gameId: number): Promise<void> {
  await sql`update game_person set finished_on = finished_on
    where company_id = ${companyId} and game_id = ${gameId}`.execute(db);
  await sql`update game_question set vote_count = vote_count
    where company_id = ${companyId} and game_id = ${gameId}`.execute(db);
  await sql`update game_tally set count = count
    where company_id = ${companyId} and game_id = ${gameId}`.execute(db);
  await sql`update game_words set texts = texts
    where company_id = ${companyId} and game_id = ${gameId}`.execute(db);
}

/** Does that with all anonymous games of a company that are open and have changed since, while nobody answers them. */
export async function mixOpenGames(db: Db, companyId: number): Promise<void> {
  const games = await db
    .selectFrom('game')
    .where('company_id', '=', companyId)
    .where('is_anonymous', '=', true)
    .where('is_answered', '=', true)
    .where('closed_at', 'is', null)
    .select('id')
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id } of games) {
    if (await hasSeveralWriters(db, companyId, id)) await mixGame(db, companyId, id);
  }
}

async function hasSeveralWriters(db: Db, companyId: number, gameId: number): Promise<boolean> {
  const written = (table: string) => sql`select xmin::text as writer from ${sql.table(table)}
    where company_id = ${companyId} and game_id = ${gameId}`;
  const { rows } = await sql<{ count: number }>`select count(distinct writer) as count from (
    ${written('game_person')} union all ${written('game_question')}
    union all ${written('game_tally')} union all ${written('game_words')}) as row`.execute(db);
  return rows.some(({ count }) => count > 1);
}
