import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { StoredGame } from '../game-store.ts';

/** A closed round of a survey. */
export interface SurveyRound {
  readonly id: number;
  readonly round: number;
  readonly version: number;
  readonly closedAt: Date;
}

/** A group of a round, with what it answered. */
export interface RoundGroup {
  readonly gameId: number;
  /** 0: all who are too few to be told of by themselves. */
  readonly departmentId: number;
  readonly name: string;
  readonly count: number;
}

/** How many of a group rated an item with a value. */
export interface ItemCount {
  readonly gameId: number;
  readonly departmentId: number;
  readonly item: number;
  readonly value: number;
  readonly count: number;
}

/** Surveys of psychosocial risk of one company. */
export interface PsychosocialReadModel {
  /** A game and the rounds of its series before it, closed ones alone, in their order. */
  listRounds(game: StoredGame): Promise<SurveyRound[]>;
  /** The groups that closing has made, by name. */
  listGroups(gameIds: readonly number[]): Promise<RoundGroup[]>;
  countItems(gameIds: readonly number[]): Promise<ItemCount[]>;
  /** How many people of each department a game was sent to. */
  countSent(gameId: number): Promise<ReadonlyMap<number, number>>;
}

/** Opens the read model for one company; `db` has to be bound to the same one. */
export function createPsychosocialReadModel(db: Db, companyId: number): PsychosocialReadModel {
  return {
    async listRounds({ id, seriesId, round }) {
      const { rows } = await sql<SurveyRound>`select id, round, template_version as version,
          closed_at as "closedAt"
        from game where company_id = ${companyId} and closed_at is not null and template is not null
          and round <= ${round} and (id = ${seriesId ?? id} or series_id = ${seriesId ?? id})
        order by round, id`.execute(db);
      return rows;
    },

    async listGroups(gameIds) {
      const { rows } = await sql<RoundGroup>`select game_id as "gameId",
          department_id as "departmentId", department_name as name, finished_count as count
        from game_group where company_id = ${companyId} and game_id = any(${gameIds})
        order by game_id, department_id = 0, department_name`.execute(db);
      return rows;
    },

    async countItems(gameIds) {
      const { rows } = await sql<ItemCount>`select tally.game_id as "gameId",
          tally.department_id as "departmentId", question.template_item as item, tally.value, tally.count
        from game_tally as tally
        join game_question as question
          on question.company_id = tally.company_id and question.id = tally.question_id
        where tally.company_id = ${companyId} and tally.game_id = any(${gameIds})
          and question.template_item is not null`.execute(db);
      return rows;
    },

    async countSent(gameId) {
      const rows = await db
        .selectFrom('game_person')
        .where('company_id', '=', companyId)
        .where('game_id', '=', gameId)
        .where('sent_at', 'is not', null)
        .select(['department_id', sql<number>`count(*)`.as('count')])
        .groupBy('department_id')
        .execute();
      return new Map(rows.map(({ department_id, count }) => [department_id, count]));
    },
  };
}
