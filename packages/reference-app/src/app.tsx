import { Overlay, ThemeScope } from '@aferir/ui';
import { QueryClientProvider, useIsMutating } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { RouterProvider } from 'react-router/dom';
import styles from './app.module.css';
import type { AppServices } from './services/app-services.ts';
import { ServicesProvider } from './services/services-context.tsx';
import { blocksPage } from './shared/lib/blocking.ts';

/** Props of {@link App}. */
export interface AppProps {
  services: AppServices;
  router: ComponentProps<typeof RouterProvider>['router'];
}

/** The whole app on a page. */
export function App({ services, router }: AppProps) {
  return (
    <ServicesProvider services={services}>
      <QueryClientProvider client={services.queryClient}>
        <ThemeScope className={styles.root}>
          <RouterProvider router={router} />
          <BlockingOverlay />
        </ThemeScope>
      </QueryClientProvider>
    </ServicesProvider>
  );
}

function BlockingOverlay() {
  const count = useIsMutating({ predicate: blocksPage });
  return <Overlay isOpen={count > 0} />;
}
