import { patternOf } from '../../../db/search-expression.ts';
import { defineReading } from '../../../operation/operation.ts';
import { listPeopleOfPosition } from '../position-people.ts';
import { toPositionPerson } from '../position-serializer.ts';

/** Lists the active people who are in no position. */
export const listPeopleWithoutPosition = defineReading(
  'listPeopleWithoutPosition',
  async ({ query }, { db, company }) => {
    const { take, index, filter } = query;
    const { rows, total } = await listPeopleOfPosition(db, null, {
      companyId: company.id,
      pattern: patternOf(filter),
      onlyActive: true,
      take: take ?? 30,
      page: index ?? 0,
    });
    return { data: { rows: rows.map(toPositionPerson), qtdRecords: total } };
  },
);
