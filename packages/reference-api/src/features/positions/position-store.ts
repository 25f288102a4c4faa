import { countReferring } from '../../platform/db/count-referring.ts';
import type { Db } from '../../platform/db/database.ts';
import { type ListOrder, wayOf } from '../../platform/db/list-order.ts';
import { onReference } from '../../platform/db/on-reference.ts';
import type { Page, PageQuery } from '../../platform/db/people-list.ts';
import { readPage } from '../../platform/db/read-page.ts';
import { nextVersion, recordTable } from '../../platform/db/record-table.ts';
import { isAnyLike, searchable, searchableName } from '../../platform/db/search-expression.ts';
import { changePeople } from '../../shared/people/write-people.ts';

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

/** What of a position is written; what is undefined stays as it is. */
export interface PositionValues {
  readonly name: string;
  readonly description?: string | null;
  readonly activities?: string | null;
  readonly salaryCents: number | null | undefined;
  readonly seniorityId: number | null | undefined;
}

/** Which positions to list. */
export interface PositionsQuery extends PageQuery {
  readonly id: number | undefined;
  /** What name or description has to be like, by `patternOf`. */
  readonly pattern: string | undefined;
  /** Without it, by name. */
  readonly order?: ListOrder<keyof typeof orderColumns> | undefined;
}

const orderColumns = {
  nome: 'position.search_name',
  piso: 'position.salary_cents',
  senioridade: 'seniority.sort_order',
  funcionarios: 'personCount',
} as const;

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
      .where(({ ref }) =>
        isAnyLike(pattern, ref('position.search_name'), searchable(ref('position.description'))),
      );

  const positions = recordTable('position', db, companyId);

  return {
    async list(query) {
      const { order } = query;
      const matches = matching(query);
      const listed = matches
        .leftJoin('seniority', (join) => onReference(join, 'seniority', 'position.seniority_id'))
        .select([
          'position.id',
          'position.name',
          'position.description',
          'position.activities',
          'position.salary_cents as salaryCents',
          'position.seniority_id as seniorityId',
          'seniority.name as seniorityName',
          'position.version',
          countReferring('person', 'position_id', 'position').as('personCount'),
        ])
        .$if(order !== undefined, (all) =>
          order ? all.orderBy(orderColumns[order.by], wayOf(order)) : all,
        )
        .orderBy('position.search_name')
        .orderBy('position.id');
      return readPage(matches, listed, query);
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

    isNameTaken: (name, exceptId) =>
      positions.isTaken('search_name', searchableName(name), exceptId),

    hasSeniority: (id) => recordTable('seniority', db, companyId).has(id),
    insert: (values) => positions.insert(toRow(values)),
    update: (id, values) => positions.update(id, { ...toRow(values), version: nextVersion }),
    delete: positions.delete,

    async movePeople(fromId, toId) {
      await changePeople(db, companyId, { position_id: toId })
        .where('position_id', '=', fromId)
        .execute();
    },
  };
}

function toRow({ salaryCents, seniorityId, ...values }: PositionValues) {
  return { ...values, salary_cents: salaryCents, seniority_id: seniorityId };
}
