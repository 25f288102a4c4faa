import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False on a server, and while what a server has rendered is taken over; true from the first rendering else. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
