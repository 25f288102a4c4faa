import { createContext, type ReactNode, useContext } from 'react';
import type { AddressOfEntry } from '../shared/navigation/address-of-document.ts';
import type { GoOptions } from '../shared/navigation/navigation.tsx';

/** What leads through the app, and knows where it is and where it is going: the router, or what stands for it. */
export interface AppRouter {
  readonly state: {
    readonly location: AddressOfEntry;
    readonly navigation: { readonly location?: AddressOfEntry | undefined };
  };
  /** Enters an address, or with a query alone another one of the same path. */
  navigate(to: string | { search: string }, options?: GoOptions): Promise<void>;
}

const RouterContext = createContext<AppRouter | null>(null);

/** Props of {@link AppRouterProvider}. */
export interface AppRouterProviderProps {
  router: AppRouter;
  children: ReactNode;
}

/** Hands the router to everything below. */
export function AppRouterProvider({ router, children }: AppRouterProviderProps) {
  return <RouterContext value={router}>{children}</RouterContext>;
}

/** The router itself, for what has to know the address of this very moment. */
export function useAppRouter(): AppRouter {
  const router = useContext(RouterContext);
  if (!router) throw new Error('useAppRouter needs an AppRouterProvider around it');
  return router;
}
