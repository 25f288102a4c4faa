import { patternOf } from '../../../db/search-expression.ts';
import { notFound } from '../../../errors/failures.ts';
import { defineReading } from '../../../operation/operation.ts';
import { listPeopleOfPosition } from '../position-people.ts';
import { toPositionPerson } from '../position-serializer.ts';
import { createPositionStore } from '../position-store.ts';

/** Lists the people in a position. */
export const listPeopleInPosition = defineReading(
  'listPeopleInPosition',
  async ({ query }, { db, company }) => {
    const { idOrganogramaCargo, take, index, filter } = query;
    if (!(await createPositionStore(db, company.id).find(idOrganogramaCargo))) throw notFound();
    const { rows, total } = await listPeopleOfPosition(db, idOrganogramaCargo, {
      companyId: company.id,
      pattern: patternOf(filter),
      onlyActive: false,
      take: take ?? 30,
      page: index ?? 0,
    });
    return { data: { rows: rows.map(toPositionPerson), qtdRecords: total } };
  },
);
