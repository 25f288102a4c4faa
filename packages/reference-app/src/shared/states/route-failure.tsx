import { useNavigate, useRouteError } from 'react-router';
import { PublicFrame } from '../frame/public-frame.tsx';
import { PageFailure } from './page-failure.tsx';

/** What a page shows in its own place when it can't be shown. */
export function RouteFailure() {
  const error = useRouteError();
  const navigate = useNavigate();
  return <PageFailure error={error} onRetry={() => navigate(0)} />;
}

/** The same for a page without a frame around it. */
export function FramedRouteFailure() {
  return (
    <PublicFrame>
      <RouteFailure />
    </PublicFrame>
  );
}
