import { ToastRegion } from '@aferir/ui';
import { RouterProvider } from 'react-router/dom';
import { type AppRouter, AppRouterProvider } from './services/router-context.tsx';
import { useServices } from './services/services-context.tsx';

/** Every page of the app, as the router leads to them. */
export function RoutedPages({ router }: { router: AppRouter }) {
  return (
    <AppRouterProvider router={router}>
      <RouterProvider router={router} />
      <ToastRegion store={useServices().toasts} />
    </AppRouterProvider>
  );
}
