import { CYCLE_KIND_CODES, findCycleKind } from '@aferir/domain';
import { defineReading, type Operation } from '../../../operation/operation.ts';
import { patternOf } from '../../../platform/db/search-expression.ts';
import type { FiguresCycles } from '../dashboard-ports.ts';

/** Lists the cycles that figures can be told of, the newest first. */
export function listDashboardCycles(cycles: FiguresCycles): Operation {
  return defineReading('listDashboardCycles', async ({ query }, context) => {
    const { idCiclo, idTipoCiclo, take, index, filter } = query;
    const { rows, total } = await cycles.list(context, {
      id: idCiclo || undefined,
      kind: findCycleKind(idTipoCiclo),
      pattern: patternOf(filter),
      take: take ?? 30,
      page: index ?? 0,
    });
    return {
      data: {
        rows: rows.map(({ id, name, kind }) => ({
          idCiclo: id,
          nmCiclo: name,
          idTipoCiclo: CYCLE_KIND_CODES[kind],
        })),
        qtdRecords: total,
      },
    };
  });
}
