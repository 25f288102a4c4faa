import { createContext, type ReactNode, useContext } from 'react';
import type { ApiClient } from '../client.ts';

const ClientContext = createContext<ApiClient | null>(null);

/** Props of {@link AferirClientProvider}. */
export interface AferirClientProviderProps {
  /** The client of the realm that everything inside calls for. */
  client: ApiClient;
  children: ReactNode;
}

/** Picks the client of a part of the page: staff, employee or link. */
export function AferirClientProvider({ client, children }: AferirClientProviderProps) {
  return <ClientContext value={client}>{children}</ClientContext>;
}

/** The client of the nearest provider. */
export function useAferirClient(): ApiClient {
  const client = useContext(ClientContext);
  if (!client) throw new Error('useAferirClient needs an AferirClientProvider around it');
  return client;
}
