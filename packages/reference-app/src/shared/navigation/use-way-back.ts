import { useMemo } from 'react';
import { useAddress } from './navigation.tsx';
import { type WayBack, wayBackIn } from './page-state.ts';

/** Where a page leads back to: to its list, as that was where the page was opened from it. The same until the address changes. */
export function useWayBack(list: string): WayBack {
  const { state } = useAddress();
  return useMemo(() => {
    const way = wayBackIn(state);
    const isOfList = way && [way.to, way.to.split('?')[0]].includes(list);
    return isOfList ? way : { to: list, state: undefined };
  }, [state, list]);
}
