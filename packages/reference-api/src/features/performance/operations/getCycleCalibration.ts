import {
  defineOperation,
  type Operation,
  type OperationInput,
} from '../../../operation/operation.ts';
import { orderOrRankOf } from '../../../platform/db/list-order.ts';
import { patternOf } from '../../../platform/db/search-expression.ts';
import { invalidField } from '../../../platform/errors/failures.ts';
import type { CalibrationPorts } from '../calibration/calibration-access.ts';
import { type GridQuery, openGrid } from '../calibration/calibration-grid.ts';
import { calibrationMessages as texts } from '../calibration/calibration-messages.ts';
import { toCycleCalibration } from '../calibration/calibration-serializer.ts';

type Asked = Pick<OperationInput<'getCycleCalibration'>, 'query'>;

/** Reads the scores of a cycle to calibrate them. */
export function getCycleCalibration(ports: CalibrationPorts): Operation {
  return defineOperation('getCycleCalibration', async ({ query }, context) => ({
    data: toCycleCalibration(await openGrid(ports, context, gridQueryOf(query))),
  }));
}

/** Reads the call's query. */
export function gridQueryOf(query: Asked['query']): GridQuery {
  const { order, rank } = orderOrRankOf(query.ordem, (by) => by === 'nota');
  return {
    cycleId: query.idCiclo,
    departmentId: query.idOrganogramaNo || undefined,
    pattern: patternOf(query.filter),
    order,
    scoreOrder: rank && {
      competencyId: competencyOf(query),
      isDescending: rank.isDescending,
    },
    take: query.take ?? 30,
    page: query.index ?? 0,
  };
}

function competencyOf({ idCompetencia }: Asked['query']): number {
  if (!idCompetencia) throw invalidField('idCompetencia', texts.noCompetency);
  return idCompetencia;
}
