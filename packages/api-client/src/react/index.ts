export * from './access-queries.ts';
export {
  type ApiMutation,
  type ApiQuery,
  apiMutation,
  apiQuery,
  forgetReads,
  invalidateReads,
  type WriteReply,
} from './api-query.ts';
export * from './behavioral-queries.ts';
export {
  AferirClientProvider,
  type AferirClientProviderProps,
  useAferirClient,
} from './client-context.tsx';
export { createAferirQueryClient } from './query-client.ts';
export { useSession } from './use-session.ts';
