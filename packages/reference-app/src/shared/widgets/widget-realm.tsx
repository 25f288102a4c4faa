import type { ApiClient } from '@aferir/api-client';
import type { Language } from '@aferir/domain';
import { AferirProvider } from '@aferir/widgets';
import type { ReactNode } from 'react';
import { useServices } from '../../services/services-context.tsx';
import { useSpeech } from '../language/speech-context.tsx';

/** Props of {@link WidgetRealm}. */
export interface WidgetRealmProps {
  /** Whom the widgets inside call for when no link says it; the screen picks the realm. */
  session: ApiClient;
  /** What the widgets speak, and ask servers to. @default what the app speaks */
  lang?: Language;
  children: ReactNode;
}

/**
 * Gives widgets the app's cache, its toasts, the clients of its links and the client of a realm. In another language than the app's
 * they show their toasts themselves.
 */
export function WidgetRealm({ session, lang, children }: WidgetRealmProps) {
  const { queryClient, apiBase, fetch, toasts, linksIn } = useServices();
  const { language } = useSpeech();
  const spoken = lang ?? language;
  const isOfApp = spoken === language;
  const shared = { queryClient, apiBase, fetch, lang: spoken, linkClients: linksIn(spoken) };
  return (
    <AferirProvider {...shared} toasts={isOfApp ? toasts : undefined} session={session}>
      {children}
    </AferirProvider>
  );
}
