import type { ReadingContext } from '../../operation/context.ts';
import type { OperationInput, OperationReply } from '../../operation/operation.ts';
import type { Db } from '../../platform/db/database.ts';
import {
  matchingPeople,
  type Page,
  type PeopleListQuery,
  pageWithWorkplaces,
  totalOf,
  valuesOf,
} from '../../platform/db/people-list.ts';
import { patternOf, searchableName } from '../../platform/db/search-expression.ts';
import { type AudiencePerson, audiencePersonColumns } from './audience-person.ts';
import { toAudiencePerson } from './audience-serializer.ts';

/** Answers the calls that offer people for something: active ones, by name. */
export async function answerCandidates(
  { query }: Pick<OperationInput<'listTrainingCandidates'>, 'query'>,
  { db, company }: ReadingContext,
): Promise<OperationReply<'listTrainingCandidates'>> {
  const { rows, total } = await listCandidates(db, {
    companyId: company.id,
    onlyActive: true,
    pattern: patternOf(query.filter),
    positionName: query.nmCargo?.trim() || undefined,
    departmentName: query.nmDepartamento?.trim() || undefined,
    take: query.take ?? 30,
    page: query.index ?? 0,
  });
  return { data: { rows: rows.map(toAudiencePerson), qtdRecords: total } };
}

/** Which people to offer. */
interface CandidatesQuery extends PeopleListQuery {
  /** Whole names, whatever accents and case; undefined takes any. */
  readonly positionName: string | undefined;
  readonly departmentName: string | undefined;
}

async function listCandidates(db: Db, query: CandidatesQuery): Promise<Page<AudiencePerson>> {
  const { companyId, positionName, departmentName } = query;
  const named = (table: 'position' | 'department', name = '') =>
    db
      .selectFrom(table)
      .where('company_id', '=', companyId)
      .where('search_name', '=', searchableName(name))
      .select('id');
  const matches = matchingPeople(db, query, ['position', 'department'])
    .$if(positionName !== undefined, (all) =>
      all.where('person.position_id', 'in', named('position', positionName)),
    )
    .$if(departmentName !== undefined, (all) =>
      all.where('person.department_id', 'in', named('department', departmentName)),
    );
  const rows = await pageWithWorkplaces(db, matches, valuesOf(query))
    .select(audiencePersonColumns)
    .execute();
  return { rows, total: await totalOf(rows, () => matches, query) };
}
