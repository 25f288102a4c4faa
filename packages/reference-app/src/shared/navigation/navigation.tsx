import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { readSearch } from '../address/read-search.ts';
import type { AddressOfEntry } from './address-of-document.ts';

/** How a page enters the history. */
export interface GoOptions {
  /** Takes the place of the present entry. @default false */
  replace?: boolean;
  /** What the next page finds in its history state. */
  state?: unknown;
  /** Leaves the page where it is scrolled to. @default false */
  preventScrollReset?: boolean;
}

/** Leads to an address of the app. */
export type Go = (to: string, options?: GoOptions) => unknown;

interface Navigation {
  readonly address: AddressOfEntry;
  readonly go: Go;
}

// Outside of every page the browser itself leads on.
const NavigationContext = createContext<Navigation>({
  address: window.location,
  go: (to, { replace = false } = {}) =>
    replace ? window.location.replace(to) : window.location.assign(to),
});

/** Props of {@link NavigationProvider}. */
export interface NavigationProviderProps {
  /** The address that is shown. */
  address: AddressOfEntry;
  /** The same function as long as it leads on from the same place. */
  go: Go;
  children: ReactNode;
}

/** Tells pages where they are and leads on from them, whether or not there is a router. */
export function NavigationProvider({ address, go, children }: NavigationProviderProps) {
  const { pathname, search, state } = address;
  const value = useMemo(
    () => ({ address: { pathname, search, state }, go }),
    [pathname, search, state, go],
  );
  return <NavigationContext value={value}>{children}</NavigationContext>;
}

/** The address that is shown. */
export function useAddress(): AddressOfEntry {
  return useContext(NavigationContext).address;
}

/** What the query of the address that is shown says. */
export function useSearch(): URLSearchParams {
  const { search } = useAddress();
  return useMemo(() => readSearch(search), [search]);
}

/** Leads from a page to another. */
export function useGo(): Go {
  return useContext(NavigationContext).go;
}
