import { defineReading, type Operation } from '../../../operation/operation.ts';
import type { ListTrainingProgress } from '../dashboard-ports.ts';
import { openFigures } from '../figures/open-figures.ts';

/** Lists trainings with the progress of everybody. */
export function listTrainingProgress(listProgress: ListTrainingProgress): Operation {
  return defineReading('listTrainingProgress', async ({ query }, context) => {
    const { take, index, filter } = query;
    const figures = await openFigures(context, {});
    return { data: await listProgress(figures, { filter, take: take ?? 30, page: index ?? 0 }) };
  });
}
