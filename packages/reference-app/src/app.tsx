import { Overlay, ThemeScope, ToastRegion } from '@aferir/ui';
import { QueryClientProvider, useIsMutating } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import styles from './app.module.css';
import type { AppServices } from './services/app-services.ts';
import { ServicesProvider } from './services/services-context.tsx';
import { appMessages } from './shared/app-messages.ts';
import { blocksPage } from './shared/lib/blocking.ts';

/** Props of {@link App}. */
export interface AppProps {
  services: AppServices;
  /** The pages. */
  children: ReactNode;
}

/** What stands around all pages for as long as the document is shown. */
export function App({ services, children }: AppProps) {
  return (
    <ServicesProvider services={services}>
      <QueryClientProvider client={services.queryClient}>
        <ThemeScope className={styles.root}>
          {children}
          <BlockingOverlay />
          <ToastRegion store={services.toasts} />
        </ThemeScope>
      </QueryClientProvider>
    </ServicesProvider>
  );
}

function BlockingOverlay() {
  const count = useIsMutating({ predicate: blocksPage });
  return <Overlay isOpen={count > 0} label={appMessages.wait} />;
}
