import { useAppRouter } from '../../services/router-context.tsx';
import { useAddress, useSearch } from '../navigation/navigation.tsx';

/** How a change enters the history. */
export interface AddressChangeOptions {
  /** Takes the place of the present entry, so that back does not undo it alone. @default false */
  replace?: boolean;
}

/** Changes the query of the address, given what it is at that moment. */
export type ChangeAddressParams = (
  edit: (params: URLSearchParams) => URLSearchParams,
  options?: AddressChangeOptions,
) => void;

/**
 * The query of the address, and a way to change it in which no change undoes another: each starts
 * from where the app is going, not from what was last drawn. A page that is being left changes
 * nothing any more.
 */
export function useAddressParams(): [URLSearchParams, ChangeAddressParams] {
  const router = useAppRouter();
  const { pathname } = useAddress();
  const params = useSearch();

  function change(
    edit: (params: URLSearchParams) => URLSearchParams,
    { replace = false }: AddressChangeOptions = {},
  ) {
    const pending = router.state.navigation.location;
    const { pathname: latest, search, state } = pending ?? router.state.location;
    if (latest !== pathname) return;
    // What replaced a pending entry would take the place of the one before it. What the page was told still holds.
    void router.navigate(
      { search: `?${edit(new URLSearchParams(search))}` },
      { replace: replace && !pending, preventScrollReset: true, state },
    );
  }

  return [params, change];
}
