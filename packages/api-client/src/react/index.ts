export {
  type ApiMutation,
  type WriteOf,
  type WriteReply,
  writeShown,
  writeStep,
  writeStepReply,
} from './api-mutation.ts';
export { type ApiQuery, addressQueryOf, type ReadOf } from './api-query.ts';
export {
  AferirClientProvider,
  type AferirClientProviderProps,
  useAferirClient,
} from './client-context.tsx';
export * from './generated/index.ts';
export { createAferirQueryClient } from './query-client.ts';
export { forgetReads, readMarked } from './stale-reads.ts';
export { useOwnQueryClient } from './use-own-query-client.ts';
export { useSession } from './use-session.ts';
