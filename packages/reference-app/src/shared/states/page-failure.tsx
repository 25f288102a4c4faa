import { isApiProblem } from '@aferir/api-client';
import { FailureState, ForbiddenState, NotFoundState } from './failure-states.tsx';

/** Props of {@link PageFailure}. */
export interface PageFailureProps {
  /** Whatever was thrown. */
  error: unknown;
  onRetry: () => void;
}

/** What a page shows in its own place when it can't be shown, by why. */
export function PageFailure({ error, onRetry }: PageFailureProps) {
  const status = statusOf(error);
  if (status === 404) return <NotFoundState />;
  if (status === 403) return <ForbiddenState />;
  const title = isApiProblem(error) ? { title: error.message } : {};
  return <FailureState {...title} onRetry={onRetry} />;
}

function statusOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'status' in error && error.status;
}
