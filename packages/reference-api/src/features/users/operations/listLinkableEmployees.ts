import { defineReading } from '../../../operation/operation.ts';
import { patternOf } from '../../../platform/db/search-expression.ts';
import { toLinkableEmployee } from '../user-serializer.ts';
import { readLinkablePeople } from '../users-read-model.ts';

/** Lists the people who may become internal users. */
export const listLinkableEmployees = defineReading(
  'listLinkableEmployees',
  async ({ query: { take, index, filter } }, { db, company }) => {
    const { rows, total } = await readLinkablePeople(db, company.id, {
      pattern: patternOf(filter),
      take: take ?? 30,
      page: index ?? 0,
    });
    return { data: { rows: rows.map(toLinkableEmployee), qtdRecords: total } };
  },
);
