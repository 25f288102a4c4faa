import { useAddress } from './navigation.tsx';
import { toldIn } from './page-state.ts';

/** Where a page leads back to: to its list, as that was where the page was opened from it. */
export function useWayBack(list: string): string {
  const from = toldIn(useAddress().state, 'openedFrom');
  return from?.split('?')[0] === list ? from : list;
}
