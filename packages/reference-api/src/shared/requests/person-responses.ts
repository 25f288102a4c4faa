import { normalizeSearchText } from '@aferir/domain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { anyOf } from '../../platform/db/any-of.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Page, PageQuery } from '../../platform/db/people-list.ts';
import type { PersonPlace } from '../../platform/db/person-with-workplace.ts';
import { readPage } from '../../platform/db/read-page.ts';
import { inAnyKind, type ResponseRowOf, type ResponseTableName } from './response-table.ts';

/** Which requests of a person to list. */
export interface PersonRequestsQuery extends PersonPlace, PageQuery {
  search?: string | undefined;
}

/** What holds of the responses that a search means by its words; each alone is enough. */
export type FindMatches = (words: string) => readonly RawBuilder<SqlBool>[];

/** A person's responses of one kind, newest first. */
export function listResponsesOfPerson<Name extends ResponseTableName>(
  db: Db,
  table: Name,
  place: PersonPlace,
): Promise<ResponseRowOf<Name>[]> {
  const rows = newestFirst(responsesOfPerson(db, table, place))
    .selectAll()
    .execute();
  return rows as Promise<unknown> as Promise<ResponseRowOf<Name>[]>;
}

/** A page of a person's requests of one kind, newest first; searches their number, and what `findMatches` finds. */
export async function listRequestsOfPerson<Name extends ResponseTableName>(
  db: Db,
  table: Name,
  { search, take, page, ...place }: PersonRequestsQuery,
  findMatches: FindMatches,
): Promise<Page<ResponseRowOf<Name>>> {
  const words = normalizeSearchText(search ?? '');
  const matches = responsesOfPerson(db, table, place).$if(words !== '', (all) =>
    all.where(({ eb, or }) =>
      or([eb('id', '=', /^\d{1,15}$/.test(words) ? Number(words) : 0), ...findMatches(words)]),
    ),
  );
  const { rows, total } = await readPage(matches, newestFirst(matches).selectAll(), { take, page });
  return { rows: rows as unknown as ResponseRowOf<Name>[], total };
}

/** Whether a code has a label that a search finds. */
export function isLabelled(
  code: RawBuilder<number>,
  labels: Readonly<Record<number, string>>,
  words: string,
): RawBuilder<SqlBool> {
  const codes = Object.entries(labels)
    .filter(([, label]) => normalizeSearchText(label).includes(words))
    .map(([of]) => Number(of));
  return sql<SqlBool>`${code} = ${anyOf(codes)}`;
}

function responsesOfPerson(db: Db, table: ResponseTableName, { companyId, personId }: PersonPlace) {
  return inAnyKind(db)
    .selectFrom(table)
    .where('company_id', '=', companyId)
    .where('person_id', '=', personId);
}

function newestFirst(responses: ReturnType<typeof responsesOfPerson>) {
  return responses.orderBy('sent_at', 'desc').orderBy('id', 'desc');
}
