import type { Schema } from '@aferir/api-client';
import { setTrainingActiveMutation } from '@aferir/api-client/react';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../services/services-context.tsx';
import { useFailureToast } from '../../shared/forms/use-failure-toast.ts';
import { trainingsMessages as texts } from './trainings-messages.ts';

type Training = Schema<'ListedTraining'>;

/**
 * Activates and deactivates trainings. A list shows at once what was asked for, and what was so before
 * when it fails.
 */
export function useTrainingActivity() {
  const { staff, toasts } = useServices();
  const tellFailure = useFailureToast();
  const change = useMutation({
    ...setTrainingActiveMutation(staff),
    onSuccess: (_reply, { params: { path } }) => {
      const message = path.flAtivo === 1 ? texts.activated : texts.deactivated;
      toasts.show({ tone: 'success', message });
    },
    onError: (problem) => tellFailure(problem, texts.activityFailed),
  });
  const asked = change.isPending ? change.variables.params.path : undefined;

  function set({ idTreinamento: id }: Training, isActive: boolean) {
    change.mutate({ params: { path: { id, flAtivo: isActive ? 1 : 0 } } });
  }

  return {
    activate: (training: Training) => set(training, true),
    deactivate: (training: Training) => set(training, false),
    /** A training as it will be once the server has done what was asked. */
    expect: (training: Training): Training =>
      training.idTreinamento === asked?.id
        ? { ...training, flAtivo: asked.flAtivo === 1 }
        : training,
  };
}
