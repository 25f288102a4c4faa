import { Overlay, ThemeScope, ToastRegion } from '@aferir/ui';
import { QueryClientProvider, useIsMutating } from '@tanstack/react-query';
import { RouterProvider } from 'react-router/dom';
import styles from './app.module.css';
import type { AppServices } from './services/app-services.ts';
import { type AppRouter, AppRouterProvider } from './services/router-context.tsx';
import { ServicesProvider } from './services/services-context.tsx';
import { appMessages } from './shared/app-messages.ts';
import { blocksPage } from './shared/lib/blocking.ts';

/** Props of {@link App}. */
export interface AppProps {
  services: AppServices;
  router: AppRouter;
}

/** The whole app on a page. */
export function App({ services, router }: AppProps) {
  return (
    <ServicesProvider services={services}>
      <QueryClientProvider client={services.queryClient}>
        <ThemeScope className={styles.root}>
          <AppRouterProvider router={router}>
            <RouterProvider router={router} />
          </AppRouterProvider>
          <ToastRegion store={services.toasts} />
          <BlockingOverlay />
        </ThemeScope>
      </QueryClientProvider>
    </ServicesProvider>
  );
}

function BlockingOverlay() {
  const count = useIsMutating({ predicate: blocksPage });
  return <Overlay isOpen={count > 0} label={appMessages.wait} />;
}
