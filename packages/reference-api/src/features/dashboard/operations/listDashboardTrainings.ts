import { defineList, type ListOperation, type Operation } from '../../../operation/operation.ts';
import type { ListTrainingProgress } from '../dashboard-ports.ts';
import { openFigures } from '../figures/open-figures.ts';

/** Lists trainings with the progress of the people that the filters leave. */
export function listDashboardTrainings(
  listProgress: ListTrainingProgress,
): ListOperation<'listDashboardTrainings'> & Operation {
  return defineList('listDashboardTrainings', async ({ query }, context) => {
    const { take, index, filter, ordem } = query;
    const figures = await openFigures(context, query);
    const page = { take: take ?? 30, page: index ?? 0 };
    return { data: await listProgress(figures, { filter, ordem, ...page }) };
  });
}
