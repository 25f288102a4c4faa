import { disclosedGroups, MERGED_GROUP_NAME, MINIMUM_GROUP } from '@aferir/domain';
import { sql } from 'kysely';
import { revokeLinksOfClosed } from '../../../operation/links/issue-link.ts';
import type { Db } from '../../../platform/db/database.ts';
import { mixGame } from './mix-answers.ts';

/** A game that is closed. The caller has locked it. */
export interface ClosedGame {
  readonly id: number;
  readonly isAnonymous: boolean;
}

/**
 * Ends the answering of a game: its links die, but for those of whoever has finished. From here on what was answered in
 * an anonymous one is kept by no smaller group than its figures are told by; of fewer than five people nothing is kept.
 */
export async function closeAnswers(
  db: Db,
  companyId: number,
  { id: gameId, isAnonymous }: ClosedGame,
  now: Date,
): Promise<void> {
  const finished = await db
    .selectFrom('game_person')
    .where('company_id', '=', companyId)
    .where('game_id', '=', gameId)
    .where('finished_on', 'is not', null)
    .select('person_id')
    .execute();
  const finishers = finished.map(({ person_id }) => person_id);
  await revokeLinksOfClosed(db, { kind: 'game', responseId: gameId }, now, finishers);
  if (!isAnonymous) return;

  const { groups, mergedCount, total } = disclosedGroups(
    await countFinished(db, companyId, gameId),
  );
  const told = total < MINIMUM_GROUP ? [] : groups;
  await mergeAnswers(db, { companyId, gameId, departmentIds: told.map(({ id }) => id) });
  if (total < MINIMUM_GROUP) await dropAnswers(db, companyId, gameId);
  else {
    const merged = { id: 0, name: MERGED_GROUP_NAME, count: mergedCount };
    const kept = mergedCount > 0 ? [...groups, merged] : groups;
    await db
      .insertInto('game_group')
      .values(
        kept.map(({ id, name, count }) => ({
          company_id: companyId,
          game_id: gameId,
          department_id: id,
          department_name: name,
          finished_count: count,
        })),
      )
      .execute();
  }
  await forgetCourse(db, companyId, gameId);
  await mixGame(db, companyId, gameId);
}

/** How many of each department have finished, of those of which anybody has answered something. */
async function countFinished(db: Db, companyId: number, gameId: number) {
  const counted = await db
    .selectFrom('game_person')
    .where('company_id', '=', companyId)
    .where('game_id', '=', gameId)
    .where(sql<boolean>`answered_question_ids <> '{}' or rated_option_ids <> '{}'`)
    .groupBy('department_id')
    .select('department_id as id')
    .select(({ fn }) => [
      fn.max('department_name').as('name'),
      fn.count<number>('finished_on').as('count'),
    ])
    .execute();
  return counted.map(({ id, ...group }) => ({ ...group, id: id === 0 ? null : id }));
}

interface Merging {
  readonly companyId: number;
  readonly gameId: number;
  /** Those that stay by themselves; all others become one. */
  readonly departmentIds: readonly number[];
}

async function mergeAnswers(db: Db, { companyId, gameId, departmentIds }: Merging): Promise<void> {
  const group = sql`case when department_id = any(${departmentIds}::bigint[]) then department_id else 0 end`;
  await sql`with taken as (
      delete from game_tally where company_id = ${companyId} and game_id = ${gameId}
      returning question_id, option_id, value, count, ${group} as told)
    insert into game_tally (company_id, game_id, question_id, option_id, value, department_id, count)
    select ${companyId}, ${gameId}, question_id, option_id, value, told, sum(count)
    from taken group by question_id, option_id, value, told
    order by question_id, option_id, value, told`.execute(db);
  await sql`with taken as (
      delete from game_words where company_id = ${companyId} and game_id = ${gameId}
      returning question_id, texts, ${group} as told)
    insert into game_words (company_id, game_id, question_id, department_id, texts)
    select ${companyId}, ${gameId}, question_id, told, array_agg(one order by one collate "C")
    from taken, unnest(texts) as one group by question_id, told
    order by question_id, told`.execute(db);
}

async function dropAnswers(db: Db, companyId: number, gameId: number): Promise<void> {
  for (const table of ['game_tally', 'game_words'] as const) {
    await db
      .deleteFrom(table)
      .where('company_id', '=', companyId)
      .where('game_id', '=', gameId)
      .execute();
  }
}

/** Who was how far, and how votes stood in between, serves nobody any more. */
async function forgetCourse(db: Db, companyId: number, gameId: number): Promise<void> {
  await db
    .updateTable('game_person')
    .set({ answered_question_ids: [], rated_option_ids: [] })
    .where('company_id', '=', companyId)
    .where('game_id', '=', gameId)
    .execute();
  await db
    .updateTable('game_question')
    .set({ vote_count: 0, shown_votes: null })
    .where('company_id', '=', companyId)
    .where('game_id', '=', gameId)
    .execute();
}
