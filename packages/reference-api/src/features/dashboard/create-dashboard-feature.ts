import { defineFeature, type Feature } from '../feature.ts';
import type { DashboardPorts } from './dashboard-ports.ts';
import { boardExport } from './figures/board-export.ts';
import { getBoardReport } from './operations/getBoardReport.ts';
import { getDashboard } from './operations/getDashboard.ts';
import { getWaiting } from './operations/getWaiting.ts';
import { listCompetencyAverages } from './operations/listCompetencyAverages.ts';
import { listDashboardCycles } from './operations/listDashboardCycles.ts';
import { listDashboardTrainings } from './operations/listDashboardTrainings.ts';
import { listDepartmentHeadcounts } from './operations/listDepartmentHeadcounts.ts';
import { listDiscProfileShares } from './operations/listDiscProfileShares.ts';
import { listPositionHeadcounts } from './operations/listPositionHeadcounts.ts';
import { listTrainingProgress } from './operations/listTrainingProgress.ts';
import { trainingProgressExport } from './training-progress-export.ts';

/** The home of staff: what waits, and the figures of the company. */
export function createDashboardFeature({
  waiting,
  firstSteps,
  figures,
  cycles,
  positionHeadcounts,
  trainingProgress,
}: DashboardPorts): Feature {
  const trainings = listDashboardTrainings(trainingProgress);
  return defineFeature(import.meta.dirname, {
    operations: [
      getBoardReport({ figures, cycles }),
      getDashboard(figures, cycles),
      getWaiting(waiting, firstSteps),
      listCompetencyAverages(figures, cycles),
      listDashboardCycles(cycles),
      trainings,
      listDepartmentHeadcounts(figures),
      listDiscProfileShares(figures, cycles),
      listPositionHeadcounts(positionHeadcounts),
      listTrainingProgress(trainingProgress),
    ],
    exports: [boardExport({ figures, cycles }), trainingProgressExport(trainings)],
  });
}
