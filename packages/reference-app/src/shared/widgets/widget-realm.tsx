import type { ApiClient } from '@aferir/api-client';
import { AferirProvider } from '@aferir/widgets';
import type { ReactNode } from 'react';
import { useServices } from '../../services/services-context.tsx';

/** Props of {@link WidgetRealm}. */
export interface WidgetRealmProps {
  /** Whom the widgets inside call for when no link says it; the screen picks the realm. */
  session: ApiClient;
  children: ReactNode;
}

/** Gives widgets the app's cache, its toasts, the clients of its links and the client of a realm. */
export function WidgetRealm({ session, children }: WidgetRealmProps) {
  const { queryClient, apiBase, fetch, toasts, links } = useServices();
  const shared = { queryClient, apiBase, fetch, toasts, linkClients: links };
  return (
    <AferirProvider {...shared} session={session}>
      {children}
    </AferirProvider>
  );
}
