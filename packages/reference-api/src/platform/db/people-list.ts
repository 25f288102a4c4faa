import { type Expression, type Kysely, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { anyOf } from './any-of.ts';
import { idsOfBranch } from './department-branch.ts';
import { type ListOrder, wayOf } from './list-order.ts';
import { onReference } from './on-reference.ts';
import type { DatabaseSchema } from './schema.ts';

/** A page of a list. */
export interface Page<Row> {
  rows: Row[];
  /** How many there are on all pages. */
  total: number;
}

/** Which page of a list to read. */
export interface PageQuery {
  take: number;
  /** Zero-based page. */
  page: number;
}

/** Which of a company's people to list. */
export interface ListedPeople {
  companyId: number;
  /** What name, address or workplace has to be like, by `patternOf`. */
  pattern?: string | undefined;
  onlyActive: boolean;
  /** Whoever is in this department or one below it; undefined for all. */
  departmentId?: number | undefined;
  positionId?: number | undefined;
  /** Only whoever is one of these; undefined for all. */
  amongIds?: readonly number[] | undefined;
}

/** What people can be put in order by. */
export type PeopleOrder = ListOrder<'nome' | keyof typeof ownOrders>;

/** What a `person` is put in order by before the name, the lowest first; whoever has none of it comes last, either way. */
export interface PeopleRank {
  readonly of: Expression<unknown>;
  readonly isDescending?: boolean;
}

/** A page of such a list. */
export interface PeopleListQuery extends ListedPeople, PageQuery {
  /** Without it, by name. */
  order?: PeopleOrder | undefined;
}

/** The same as a statement takes it. */
export type PeopleListValues<Query extends PeopleListQuery> = Omit<Query, 'page'> & {
  offset: number;
};

/** What of a person's workplace a search looks at, beside name and address. */
export type SearchedWorkplace = readonly ('position' | 'department')[];

/** People who match, as a query over the table of people alone. */
export type MatchingPeople = SelectQueryBuilder<DatabaseSchema, 'person', object>;

/** The people of a company who match a search. */
export function matchingPeople(
  db: Kysely<DatabaseSchema>,
  { companyId, pattern = '', onlyActive, departmentId, positionId, amongIds }: ListedPeople,
  workplace: SearchedWorkplace,
): MatchingPeople {
  return db
    .selectFrom('person')
    .where('person.company_id', '=', companyId)
    .$if(onlyActive, (all) => all.where('person.is_active', '=', true))
    .$if(departmentId !== undefined, (all) =>
      all.where(
        sql<SqlBool>`person.department_id = any(array${idsOfBranch(companyId, departmentId ?? 0)})`,
      ),
    )
    .$if(positionId !== undefined, (all) => all.where('person.position_id', '=', positionId ?? 0))
    .$if(amongIds !== undefined, (all) => all.where('person.id', '=', anyOf(amongIds ?? [])))
    .$if(pattern !== '', (all) => all.where(isLike(db, companyId, pattern, workplace)));
}

/** Positions and departments are few: they are searched first, and people by what was found. */
function isLike(
  db: Kysely<DatabaseSchema>,
  companyId: number,
  pattern: string,
  workplace: SearchedWorkplace,
) {
  const conditions: Expression<SqlBool>[] = [
    sql`person.search_name like ${pattern}`,
    sql`person.search_email like ${pattern}`,
    ...workplace.map((table) => {
      const found = db
        .selectFrom(table)
        .where('company_id', '=', companyId)
        .where('search_name', 'like', pattern)
        .select('id');
      return sql<SqlBool>`${sql.ref(`person.${table}_id`)} in ${found}`;
    }),
  ];
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
}

/**
 * The people of one page, by name, to be joined with what else a row tells, and with one of them how many
 * match on all pages: counting and leafing through a long list read nothing but what they match by.
 * Only where the page is full are they counted: one that is not ends the list.
 * Who is on the page is found first and then read by id, however many that are. A rank comes before any order.
 */
export function pageOfPeople(
  db: Kysely<DatabaseSchema>,
  matches: MatchingPeople,
  { companyId, take, offset, order }: PeopleListValues<PeopleListQuery>,
  rank?: PeopleRank,
) {
  const listed = inOrder(matches.select('person.id'), rank, order).limit(take).offset(offset);
  const people = db
    .selectFrom('person')
    .where('person.company_id', '=', companyId)
    .where('person.id', '=', sql<number>`any(array(${listed}))`)
    .select(
      sql<number | null>`case row_number() over () when ${take} then ${countOf(matches)} end`.as(
        'total',
      ),
    );
  return inOrder(people, rank, order);
}

/** The people of one page as {@link pageOfPeople} tells them, each with position and department, if there are any. */
export function pageWithWorkplaces(
  db: Kysely<DatabaseSchema>,
  matches: MatchingPeople,
  values: PeopleListValues<PeopleListQuery>,
  rank?: PeopleRank,
) {
  return pageOfPeople(db, matches, values, rank)
    .leftJoin('position', (join) => onReference(join, 'position', 'person.position_id'))
    .leftJoin('department', (join) => onReference(join, 'department', 'person.department_id'));
}

const byName: PeopleOrder = { by: 'nome', isDescending: false };

const ownOrders = {
  cargo: placeNameOf('position'),
  departamento: placeNameOf('department'),
  email: sql.ref<string | null>('person.search_email'),
  genero: sql.ref<string | null>('person.sex'),
  telefone: sql.ref<string | null>('person.phone'),
  atividade: sql<boolean>`not person.is_active`,
};

/** What the position or department of a `person` is called. */
function placeNameOf(table: 'position' | 'department') {
  return sql<string | null>`(select search_name from ${sql.table(table)} as place
    where place.company_id = person.company_id and place.id = ${sql.ref(`person.${table}_id`)})`;
}

function inOrder<Row>(
  people: SelectQueryBuilder<DatabaseSchema, 'person', Row>,
  rank: PeopleRank | undefined,
  order: PeopleOrder = byName,
) {
  const own = order.by === 'nome' ? undefined : { ...order, of: ownOrders[order.by] };
  return [rank, own]
    .filter((one) => one !== undefined)
    .reduce((all, { of, isDescending = false }) => all.orderBy(of, wayOf({ isDescending })), people)
    .orderBy('person.search_name', order.by === 'nome' && order.isDescending ? 'desc' : 'asc')
    .orderBy('person.id');
}

/** The values of a query's statement. */
export function valuesOf<Query extends PeopleListQuery>({
  page,
  ...query
}: Query): PeopleListValues<Query> {
  return { ...query, offset: page * query.take };
}

/** How many people match, from the rows of a page; only behind the last page are they counted anew. */
export async function totalOf(
  rows: readonly { total: number | null }[],
  matches: () => MatchingPeople,
  { take, page }: PageQuery,
): Promise<number> {
  const counted = rows.find(({ total }) => total !== null)?.total;
  if (counted) return counted;
  if (rows.length > 0 || page === 0) return page * take + rows.length;
  return (await countOf(matches()).executeTakeFirstOrThrow()).total;
}

function countOf(matches: MatchingPeople) {
  return matches.select(({ fn }) => fn.countAll<number>().as('total'));
}
