import { useServices } from '../../services/services-context.tsx';
import { explainFailure, type Failure } from './explain-failure.ts';

/** Tells in a toast why something failed: what the server says, or else what was not done and why. */
export function useFailureToast() {
  const { toasts } = useServices();
  return (problem: Failure, undone: string | undefined) => {
    toasts.show({ tone: 'danger', message: explainFailure(problem, undone).message });
  };
}
