import { defineReading, type Operation } from '../../../operation/operation.ts';
import { patternOf } from '../../../platform/db/search-expression.ts';
import { forbidden } from '../../../platform/errors/failures.ts';
import type { ReadCycleCourses } from '../../../shared/cycles/cycle-course.ts';
import { requireManager } from '../access/performance-access.ts';
import { listReports } from '../grids/manager-grid.ts';
import { toManagerReport } from '../grids/performance-grid-serializer.ts';
import { performanceMessages } from '../performance-messages.ts';

/** Lists the people a manager evaluates. */
export function listReportsOfManager(readCycleCourses: ReadCycleCourses): Operation {
  return defineReading('listReportsOfManager', async ({ query }, context) => {
    const { idOrganogramaGestor, idCliente = context.company.id, cdStatus, filter } = query;
    if (idCliente !== context.company.id) throw forbidden(performanceMessages.otherCompany);
    const { rows, total } = await listReports(readCycleCourses, context, {
      managerId: requireManager(context.actor, idOrganogramaGestor),
      immediateOnly: query.somenteImediatos ?? true,
      pattern: patternOf(filter),
      statuses: cdStatus ? [cdStatus] : undefined,
      onlyActive: Boolean(query.somenteAtivos || query.flFuncionariosAtivados),
      take: query.take ?? 30,
      page: query.index ?? 0,
    });
    return { data: { rows: rows.map(toManagerReport), qtdRecords: total } };
  });
}
