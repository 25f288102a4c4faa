import { defineOperation, type Operation } from '../../../operation/operation.ts';
import { patternOf } from '../../../platform/db/search-expression.ts';
import type { CalibrationPorts } from '../calibration/calibration-access.ts';
import { openGrid } from '../calibration/calibration-grid.ts';
import { toCycleCalibration } from '../calibration/calibration-serializer.ts';

/** Reads the scores of a cycle to calibrate them. */
export function getCycleCalibration(ports: CalibrationPorts): Operation {
  return defineOperation('getCycleCalibration', async ({ query }, context) => ({
    data: toCycleCalibration(
      await openGrid(ports, context, {
        cycleId: query.idCiclo,
        departmentId: query.idOrganogramaNo || undefined,
        pattern: patternOf(query.filter),
        take: query.take ?? 30,
        page: query.index ?? 0,
      }),
    ),
  }));
}
