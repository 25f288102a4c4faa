import { patternOf } from '../../../db/search-expression.ts';
import { defineReading } from '../../../operation/operation.ts';
import { readPage } from '../grids/listed-people-read-model.ts';
import { toPerformanceEmployee } from '../grids/performance-grid-serializer.ts';

/** Lists employees with the status of their latest performance response. */
export const listPerformanceByEmployee = defineReading(
  'listPerformanceByEmployee',
  async ({ query }, { db, company }) => {
    const { cdStatus, filter, somenteAtivos, flFuncionariosAtivados, take = 30, index = 0 } = query;
    const { rows, total } = await readPage(db, {
      companyId: company.id,
      pattern: patternOf(filter),
      status: cdStatus || undefined,
      onlyActive: Boolean(somenteAtivos || flFuncionariosAtivados),
      take,
      page: index,
    });
    return { data: { rows: rows.map(toPerformanceEmployee), qtdRecords: total } };
  },
);
