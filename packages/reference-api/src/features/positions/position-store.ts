import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { onReference } from '../../db/on-reference.ts';
import type { Page, PageQuery } from '../../db/people-list.ts';
import { searchable, searchableName } from '../../db/search-expression.ts';
import { changePeople } from '../../people/write-people.ts';

/** A position with the name of its seniority and how many people are in it. */
export interface Position {
  readonly id: number;
  readonly name: string;
  readonly description: string | null;
  readonly activities: string | null;
  /** Monthly, in cents. */
  readonly salaryCents: number | null;
  readonly seniorityId: number | null;
  readonly seniorityName: string | null;
  readonly version: number;
  readonly personCount: number;
}

/** What of a position is written. */
export interface PositionValues {
  readonly name: string;
  readonly description: string;
  readonly activities: string;
  readonly salaryCents: number;
  readonly seniorityId: number;
}

/** Which positions to list. */
export interface PositionsQuery extends PageQuery {
  readonly id: number | undefined;
  /** What name or description has to be like, by `patternOf`. */
  readonly pattern: string | undefined;
}

/** How large a company is. */
export interface CompanySize {
  readonly positions: number;
  readonly activePeople: number;
  readonly departments: number;
}

/** The positions of one company. */
export interface PositionStore {
  list(query: PositionsQuery): Promise<Page<Position>>;
  find(id: number): Promise<Position | undefined>;
  measureCompany(): Promise<CompanySize>;
  /** Whether another position has the name, whatever accents and case. */
  isNameTaken(name: string, exceptId: number): Promise<boolean>;
  hasSeniority(id: number): Promise<boolean>;
  insert(values: PositionValues): Promise<number>;
  update(id: number, values: PositionValues): Promise<void>;
  /** Puts everybody in a position into another one. */
  movePeople(fromId: number, toId: number): Promise<void>;
  delete(id: number): Promise<void>;
}

/** Opens the store for one company; `db` has to be bound to the same one. */
export function createPositionStore(db: Db, companyId: number): PositionStore {
  const matching = ({ id, pattern }: Pick<PositionsQuery, 'id' | 'pattern'>) =>
    db
      .selectFrom('position')
      .where('position.company_id', '=', companyId)
      .$if(id !== undefined, (all) => all.where('position.id', '=', id ?? 0))
      .$if(pattern !== undefined, (all) =>
        all.where(({ or, eb, ref }) =>
          or([
            eb('position.search_name', 'like', pattern ?? ''),
            eb(searchable(ref('position.description')), 'like', pattern ?? ''),
          ]),
        ),
      );

  const read = async (query: PositionsQuery) =>
    matching(query)
      .leftJoin('seniority', (join) => onReference(join, 'seniority', 'position.seniority_id'))
      .select(({ selectFrom, fn }) => [
        'position.id',
        'position.name',
        'position.description',
        'position.activities',
        'position.salary_cents as salaryCents',
        'position.seniority_id as seniorityId',
        'seniority.name as seniorityName',
        'position.version',
        selectFrom('person')
          .whereRef('person.company_id', '=', 'position.company_id')
          .whereRef('person.position_id', '=', 'position.id')
          .select(fn.countAll<number>().as('count'))
          .as('personCount'),
        sql<number>`count(*) over ()`.as('total'),
      ])
      .orderBy('position.search_name')
      .orderBy('position.id')
      .limit(query.take)
      .offset(query.page * query.take)
      .execute();

  const countAll = async (query: PositionsQuery) => {
    const { total } = await matching(query)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return total;
  };

  return {
    async list(query) {
      const found = await read(query);
      const total = found[0]?.total ?? (query.page === 0 ? 0 : await countAll(query));
      const rows = found.map(({ total: _, personCount, ...position }) => ({
        ...position,
        personCount: personCount ?? 0,
      }));
      return { rows, total };
    },

    async find(id) {
      const { rows } = await this.list({ id, pattern: undefined, take: 1, page: 0 });
      return rows[0];
    },

    measureCompany: () =>
      db
        .selectNoFrom(({ selectFrom, fn }) => [
          selectFrom('position')
            .where('company_id', '=', companyId)
            .select(fn.countAll<number>().as('count'))
            .$asScalar()
            .$notNull()
            .as('positions'),
          selectFrom('person')
            .where('company_id', '=', companyId)
            .where('is_active', '=', true)
            .select(fn.countAll<number>().as('count'))
            .$asScalar()
            .$notNull()
            .as('activePeople'),
          selectFrom('department')
            .where('company_id', '=', companyId)
            .select(fn.countAll<number>().as('count'))
            .$asScalar()
            .$notNull()
            .as('departments'),
        ])
        .executeTakeFirstOrThrow(),

    async isNameTaken(name, exceptId) {
      const other = await db
        .selectFrom('position')
        .select('id')
        .where('company_id', '=', companyId)
        .where('id', '!=', exceptId)
        .where('search_name', '=', searchableName(name))
        .executeTakeFirst();
      return other !== undefined;
    },

    async hasSeniority(id) {
      const row = await db
        .selectFrom('seniority')
        .select('id')
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .executeTakeFirst();
      return row !== undefined;
    },

    async insert(values) {
      const { id } = await db
        .insertInto('position')
        .values({ company_id: companyId, ...toRow(values) })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    async update(id, values) {
      await db
        .updateTable('position')
        .set(({ eb }) => ({ ...toRow(values), version: eb('version', '+', 1) }))
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .execute();
    },

    async movePeople(fromId, toId) {
      await changePeople(db, companyId, { position_id: toId })
        .where('position_id', '=', fromId)
        .execute();
    },

    async delete(id) {
      await db
        .deleteFrom('position')
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .execute();
    },
  };
}

function toRow({ salaryCents, seniorityId, ...values }: PositionValues) {
  return { ...values, salary_cents: salaryCents, seniority_id: seniorityId };
}
