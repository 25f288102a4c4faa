import { isApiProblem } from '@aferir/api-client';
import { isRouteErrorResponse, useNavigate, useRouteError } from 'react-router';
import { PublicFrame } from '../frame/public-frame.tsx';
import { FailureState, ForbiddenState, LostChunkState, NotFoundState } from './failure-states.tsx';

/** What a page shows in its own place when it can't be shown, by why. */
export function RouteFailure() {
  const error = useRouteError();
  const navigate = useNavigate();
  const status = isRouteErrorResponse(error) || isApiProblem(error) ? error.status : undefined;
  if (status === 404) return <NotFoundState />;
  if (status === 403) return <ForbiddenState />;
  const title = isApiProblem(error) ? { title: error.message } : {};
  return <FailureState {...title} onRetry={() => navigate(0)} />;
}

/** The same for a page without a frame around it. */
export function FramedRouteFailure() {
  return (
    <PublicFrame>
      <RouteFailure />
    </PublicFrame>
  );
}

/** Stands in place of a frame whose own code is lost. */
export function FramedLostChunk() {
  return (
    <PublicFrame>
      <LostChunkState />
    </PublicFrame>
  );
}
