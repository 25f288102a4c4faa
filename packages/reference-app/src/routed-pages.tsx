import type { ComponentProps } from 'react';
import { RouterProvider } from 'react-router/dom';
import { AppRouterProvider } from './services/router-context.tsx';

/** Every page of the app, as the router leads to them. */
export function RoutedPages({ router }: Pick<ComponentProps<typeof RouterProvider>, 'router'>) {
  return (
    <AppRouterProvider router={router}>
      <RouterProvider router={router} />
    </AppRouterProvider>
  );
}
