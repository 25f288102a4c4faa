import { getTrainingTotalsQuery } from '@aferir/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CirclePause, GraduationCap } from 'lucide-react';
import { useServices } from '../../../services/services-context.tsx';
import { CountsRow } from '../../../shared/figures/counts-row.tsx';
import { trainingsMessages as texts } from '../trainings-messages.ts';

/** How many trainings there are, and how many of them people can watch. */
export function TrainingFigures() {
  const { staff } = useServices();
  const { data, isError } = useQuery(getTrainingTotalsQuery(staff));
  const totals = data?.rows[0];
  return (
    <CountsRow
      label={texts.figures}
      isFailed={isError}
      counts={[
        { label: texts.registered, count: totals?.qtdCadastrados, icon: <GraduationCap /> },
        { label: texts.active, count: totals?.qtdAtivos, icon: <CircleCheck /> },
        { label: texts.inactive, count: totals?.qtdInativos, icon: <CirclePause /> },
      ]}
    />
  );
}
