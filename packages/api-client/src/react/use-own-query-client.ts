import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { createAferirQueryClient } from './query-client.ts';

/**
 * A QueryClient as `createAferirQueryClient` makes it that goes with the component: what was read is let
 * go at once, not minutes later. Writes that are on their way still arrive.
 */
export function useOwnQueryClient(): QueryClient {
  const [client] = useState(createAferirQueryClient);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(leaving.current);
    return () => {
      // A strict mode comes back at once.
      leaving.current = setTimeout(() => client.getQueryCache().clear());
    };
  }, [client]);
  return client;
}
