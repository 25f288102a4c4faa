import { createAferirQueryClient } from '@aferir/api-client/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** Puts a cache of its own around every story. */
export function inQueryCache(Story: () => ReactNode) {
  return (
    <QueryClientProvider client={createAferirQueryClient()}>
      <Story />
    </QueryClientProvider>
  );
}
