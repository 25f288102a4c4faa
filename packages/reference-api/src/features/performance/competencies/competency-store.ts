import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** A competency as the company keeps it. */
export interface KeptCompetency {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly description: string | null;
  readonly isActive: boolean;
  /** How many positions have selected it. */
  readonly positionCount: number;
}

/** What of a competency is written. */
export interface CompetencyValues {
  readonly code: string;
  readonly name: string;
  readonly description: string;
}

/** The competencies of one company. */
export interface CompetencyStore {
  /** In their order, those retired too. */
  list(): Promise<KeptCompetency[]>;
  /** Adds one behind the last. */
  insert(values: CompetencyValues): Promise<number>;
  update(id: number, values: CompetencyValues): Promise<void>;
  setActive(id: number, isActive: boolean): Promise<void>;
  /** Puts them in the order of their ids here. */
  order(ids: readonly number[]): Promise<void>;
}

/** Opens the store for one company; `db` has to be bound to the same one. */
export function createCompetencyStore(db: Db, companyId: number): CompetencyStore {
  return {
    list: async () => {
      const rows = await db
        .selectFrom('performance_competency as competency')
        .where('competency.company_id', '=', companyId)
        .select(({ selectFrom, fn }) => [
          'competency.id',
          'competency.code',
          'competency.name',
          'competency.description',
          'competency.is_active as isActive',
          selectFrom('position_competency as selected')
            .whereRef('selected.company_id', '=', 'competency.company_id')
            .whereRef('selected.competency_id', '=', 'competency.id')
            .select(fn.countAll<number>().as('count'))
            .as('positionCount'),
        ])
        .orderBy('competency.sort_order')
        .orderBy('competency.id')
        .execute();
      return rows.map((row) => ({ ...row, positionCount: row.positionCount ?? 0 }));
    },

    async insert(values) {
      const { id } = await db
        .insertInto('performance_competency')
        .values(({ selectFrom }) => ({
          company_id: companyId,
          ...values,
          sort_order: selectFrom('performance_competency')
            .where('company_id', '=', companyId)
            .select(sql<number>`coalesce(max(sort_order), -1) + 1`.as('next')),
        }))
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    async update(id, values) {
      await db
        .updateTable('performance_competency')
        .set(values)
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .execute();
    },

    async setActive(id, isActive) {
      await db
        .updateTable('performance_competency')
        .set({ is_active: isActive })
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .execute();
    },

    async order(ids) {
      await db
        .updateTable('performance_competency')
        .set({ sort_order: sql<number>`array_position(${[...ids]}::bigint[], id)` })
        .where('company_id', '=', companyId)
        .execute();
    },
  };
}
