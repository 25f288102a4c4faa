import { useBlocker } from 'react-router';
import { useServices } from '../../services/services-context.tsx';
import { useUnloadWarning } from './use-unload-warning.ts';

/** Whether somebody is about to leave a page with something unsaved on it. */
export interface LeaveGuard {
  readonly isAsking: boolean;
  leave(): void;
  stay(): void;
}

/**
 * Holds people up who leave a page with something unsaved on it: by a link, by the way back, or by closing the tab,
 * where the browser asks in words of its own. Nobody is held up whose session is over.
 */
export function useLeaveGuard(isUnsaved: boolean): LeaveGuard {
  const { staff } = useServices();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved &&
      currentLocation.pathname !== nextLocation.pathname &&
      staff.session.current() !== null,
  );

  useUnloadWarning(isUnsaved);

  return {
    isAsking: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
}
