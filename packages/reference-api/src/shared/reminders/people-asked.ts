import { type SqlBool, sql } from 'kysely';
import { anyOf } from '../../platform/db/any-of.ts';
import type { Db } from '../../platform/db/database.ts';
import { matchingPeople, type SearchedWorkplace } from '../../platform/db/people-list.ts';
import { patternOf } from '../../platform/db/search-expression.ts';
import type { ResponseTableName } from '../requests/response-table.ts';
import type { AwaitedQuery } from './by-hand.ts';

/** Of whose requests people are reminded, as the contract has it: what is left out narrows nothing down. */
export interface PeopleAsked {
  readonly lstPessoas?: readonly number[];
  readonly filter?: string;
  readonly cdStatus?: number;
  readonly idOrganogramaNo?: number;
  readonly idOrganogramaCargo?: number;
}

/** The list whose people may be reminded: where its responses are, and what its search looks at. */
export interface RemindedList {
  readonly table: ResponseTableName;
  readonly workplace: SearchedWorkplace;
}

/** The people of whose requests somebody is reminded; undefined for everybody. */
export function peopleAsked(
  db: Db,
  companyId: number,
  { table, workplace }: RemindedList,
  asked: PeopleAsked,
): AwaitedQuery['people'] {
  const { lstPessoas, filter, cdStatus, idOrganogramaNo, idOrganogramaCargo } = asked;
  const pattern = patternOf(filter);
  const isNarrowed = lstPessoas || pattern || cdStatus || idOrganogramaNo || idOrganogramaCargo;
  if (!isNarrowed) return undefined;
  const place = {
    departmentId: idOrganogramaNo || undefined,
    positionId: idOrganogramaCargo || undefined,
  };
  return matchingPeople(db, { companyId, pattern, onlyActive: true, ...place }, workplace)
    .$if(lstPessoas !== undefined, (people) =>
      people.where('person.id', '=', anyOf(lstPessoas ?? [])),
    )
    .$if(Boolean(cdStatus), (people) =>
      people.where(
        sql<SqlBool>`exists (select from ${sql.table(table)} asked
          where asked.company_id = ${companyId} and asked.person_id = person.id
            and asked.status = ${cdStatus} and asked.finished_at is null and asked.closed_at is null)`,
      ),
    )
    .select('person.id');
}
