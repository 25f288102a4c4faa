import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import type { RouterProvider } from 'react-router/dom';

/** The router of the app, which knows where it is and where it is going. */
export type AppRouter = ComponentProps<typeof RouterProvider>['router'];

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
