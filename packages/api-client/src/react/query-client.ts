import { QueryClient, type QueryClientConfig } from '@tanstack/react-query';

const HALF_A_MINUTE = 30_000;

/** Nobody looks at a write again once what made it is gone; one on its way is looked at so often. */
const ONE_SECOND = 1000;

/**
 * A QueryClient that leaves trying again to the API client, which knows what may be repeated, and
 * that says at once when there is no network instead of waiting for it.
 */
export function createAferirQueryClient(config: QueryClientConfig = {}): QueryClient {
  const { queries, mutations, ...rest } = config.defaultOptions ?? {};
  return new QueryClient({
    ...config,
    defaultOptions: {
      ...rest,
      queries: {
        retry: false,
        networkMode: 'always',
        staleTime: HALF_A_MINUTE,
        refetchOnWindowFocus: false,
        ...queries,
      },
      mutations: { retry: false, networkMode: 'always', gcTime: ONE_SECOND, ...mutations },
    },
  });
}
