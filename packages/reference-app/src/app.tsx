import { Overlay, ThemeScope, ToastRegion } from '@aferir/ui';
import { QueryClientProvider, useIsMutating } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import styles from './app.module.css';
import type { AppServices } from './services/app-services.ts';
import { ServicesProvider } from './services/services-context.tsx';
import { appTexts } from './shared/app-messages.ts';
import { SpeechProvider, useTexts } from './shared/language/speech-context.tsx';
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
        <SpeechProvider speaker={services.speaker}>
          <ThemeScope className={styles.root}>
            {children}
            <BlockingOverlay />
            <ToastRegion store={services.toasts} />
          </ThemeScope>
        </SpeechProvider>
      </QueryClientProvider>
    </ServicesProvider>
  );
}

function BlockingOverlay() {
  const count = useIsMutating({ predicate: blocksPage });
  const { wait } = useTexts(appTexts);
  return <Overlay isOpen={count > 0} label={wait} />;
}
