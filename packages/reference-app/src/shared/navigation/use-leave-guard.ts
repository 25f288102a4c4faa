import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useServices } from '../../services/services-context.tsx';

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

  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);

  return {
    isAsking: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
}
