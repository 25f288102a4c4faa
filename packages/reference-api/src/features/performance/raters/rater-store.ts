import type { ProposingSide, RaterFacts, RaterGroup } from '@aferir/domain';
import type { Selectable, Updateable } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { onReference } from '../../../platform/db/on-reference.ts';
import { recordTable } from '../../../platform/db/record-table.ts';
import type { RaterScoreTable, RaterTable } from './rater-tables.ts';

/** Somebody who may rate a person, as it is stored. */
export interface StoredRater extends RaterFacts {
  readonly id: number;
  readonly responseId: number;
  /** Who rates. */
  readonly personId: number;
  readonly group: RaterGroup;
  readonly proposedBy: ProposingSide;
  readonly askedOn: string | null;
  readonly reminders: number;
}

/** The same with what is shown beside it. */
export interface ListedRater extends StoredRater {
  readonly name: string;
  readonly positionName: string | null;
  readonly departmentName: string | null;
  readonly photoUrl: string | null;
  readonly isActive: boolean;
  readonly hasEmail: boolean;
}

/** A new proposal. */
export type NewRater = Pick<StoredRater, 'responseId' | 'personId' | 'group' | 'proposedBy'>;

/** What becomes of one. */
export type RaterMove = Pick<
  Updateable<RaterTable>,
  'refused_at' | 'asked_at' | 'asked_on' | 'rated_at'
>;

/** What somebody gave on a competency. */
export interface GivenScore {
  readonly raterId: number;
  readonly competencyId: number;
  readonly score: number;
  readonly comment: string;
}

/** Those who rate from around people of one company. */
export interface RaterStore {
  find(id: number): Promise<StoredRater | undefined>;
  /** Nobody changes it until the transaction ends. */
  lock(id: number): Promise<StoredRater | undefined>;
  /** Those of a review by name. */
  listOf(responseId: number): Promise<ListedRater[]>;
  /** Those that somebody was asked to be. */
  listAsked(personId: number): Promise<StoredRater[]>;
  insert(rater: NewRater, now: Date): Promise<number>;
  move(id: number, move: RaterMove): Promise<void>;
  /** What some of them gave, in no order. */
  scoresOf(raterIds: readonly number[]): Promise<GivenScore[]>;
  /** Puts a score in place of the one before, if there is one. */
  saveScore(score: GivenScore, now: Date): Promise<void>;
}

/** Opens the store for one company; `db` has to be bound to the same one. */
export function createRaterStore(db: Db, companyId: number): RaterStore {
  const raters = recordTable('performance_rater', db, companyId);
  const at = (id: number) =>
    db
      .selectFrom('performance_rater')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('id', '=', id);

  return {
    async find(id) {
      const row = await at(id).executeTakeFirst();
      return row && toRater(row);
    },

    async lock(id) {
      const row = await at(id).forUpdate().executeTakeFirst();
      return row && toRater(row);
    },

    async listOf(responseId) {
      const rows = await db
        .selectFrom('performance_rater as rater')
        .innerJoin('person', (join) => onReference(join, 'person', 'rater.person_id'))
        .leftJoin('position', (join) => onReference(join, 'position', 'person.position_id'))
        .leftJoin('department', (join) => onReference(join, 'department', 'person.department_id'))
        .where('rater.company_id', '=', companyId)
        .where('rater.response_id', '=', responseId)
        .selectAll('rater')
        .select([
          'person.name',
          'position.name as position_name',
          'department.name as department_name',
          'person.photo_url',
          'person.is_active',
          'person.email',
        ])
        .orderBy('person.search_name')
        .orderBy('person.id')
        .execute();
      return rows.map((row) => ({
        ...toRater(row),
        name: row.name,
        positionName: row.position_name,
        departmentName: row.department_name,
        photoUrl: row.photo_url,
        isActive: row.is_active,
        hasEmail: row.email !== null,
      }));
    },

    async listAsked(personId) {
      const rows = await db
        .selectFrom('performance_rater')
        .selectAll()
        .where('company_id', '=', companyId)
        .where('person_id', '=', personId)
        .where('asked_at', 'is not', null)
        .execute();
      return rows.map(toRater);
    },

    insert: ({ responseId, personId, group, proposedBy }, now) =>
      raters.insert({
        response_id: responseId,
        person_id: personId,
        rater_group: group,
        proposed_by: proposedBy,
        proposed_at: now,
      }),
    move: raters.update,

    async scoresOf(raterIds) {
      const rows = await db
        .selectFrom('performance_rater_score')
        .selectAll()
        .where('company_id', '=', companyId)
        .where('rater_id', 'in', [0, ...raterIds])
        .execute();
      return rows.map(toScore);
    },

    async saveScore({ raterId, competencyId, score, comment }, now) {
      await db
        .insertInto('performance_rater_score')
        .values({
          company_id: companyId,
          rater_id: raterId,
          competency_id: competencyId,
          score,
          comment,
          scored_at: now,
        })
        .onConflict((given) =>
          given
            .columns(['company_id', 'rater_id', 'competency_id'])
            .doUpdateSet({ score, comment, scored_at: now }),
        )
        .execute();
    },
  };
}

/** A row of the table. */
function toRater(row: Selectable<RaterTable>): StoredRater {
  return {
    id: row.id,
    responseId: row.response_id,
    personId: row.person_id,
    group: row.rater_group,
    proposedBy: row.proposed_by,
    refusedAt: row.refused_at,
    askedAt: row.asked_at,
    askedOn: row.asked_on,
    reminders: row.reminders,
    ratedAt: row.rated_at,
  };
}

function toScore(row: Selectable<RaterScoreTable>): GivenScore {
  return {
    raterId: row.rater_id,
    competencyId: row.competency_id,
    score: row.score,
    comment: row.comment,
  };
}
