import type { Schema } from '@aferir/api-client';
import { setTrainingActiveMutation } from '@aferir/api-client/react';
import { useServices } from '../../services/services-context.tsx';
import { useToldMutation } from '../../shared/writes/use-told-mutation.ts';
import { trainingsMessages as texts } from './trainings-messages.ts';

type Training = Schema<'ListedTraining'>;

/**
 * Activates and deactivates trainings. A list shows at once what was asked for, and what was so before
 * when it fails.
 */
export function useTrainingActivity() {
  const { staff } = useServices();
  const change = useToldMutation(setTrainingActiveMutation(staff), {
    done: ({ params: { path } }) => (path.flAtivo === 1 ? texts.activated : texts.deactivated),
    failed: texts.activityFailed,
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
