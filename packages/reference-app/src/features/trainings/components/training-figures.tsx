import { getTrainingTotalsQuery } from '@aferir/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CirclePause, GraduationCap } from 'lucide-react';
import { linkTo, paths } from '../../../paths.ts';
import { useServices } from '../../../services/services-context.tsx';
import { GRID_PARAMS } from '../../../shared/address/param-names.ts';
import { CountsRow } from '../../../shared/figures/counts-row.tsx';
import type { ActivityFilter } from '../activity-filters.ts';
import { trainingsMessages as texts } from '../trainings-messages.ts';

/** How many trainings there are, and how many of them people can watch. */
export function TrainingFigures() {
  const { staff } = useServices();
  const { data, isError } = useQuery(getTrainingTotalsQuery(staff));
  const totals = data?.rows[0];
  const withFilter = (filter: ActivityFilter) =>
    linkTo(paths.staffTrainings, { search: { [GRID_PARAMS.filter]: filter } });
  return (
    <CountsRow
      label={texts.figures}
      isFailed={isError}
      counts={[
        {
          label: texts.registered,
          count: totals?.qtdCadastrados,
          icon: <GraduationCap />,
          to: linkTo(paths.staffTrainings),
        },
        {
          label: texts.active,
          count: totals?.qtdAtivos,
          icon: <CircleCheck />,
          to: withFilter('ativos'),
        },
        {
          label: texts.inactive,
          count: totals?.qtdInativos,
          icon: <CirclePause />,
          to: withFilter('inativos'),
        },
      ]}
    />
  );
}
