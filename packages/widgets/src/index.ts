export * from './behavioral-report/index.ts';
export * from './disc-questionnaire/index.ts';
export {
  type AferirContextValue,
  AferirProvider,
  type AferirProviderProps,
  useAferir,
} from './shared/aferir-provider.tsx';
export type {
  CloseDetail,
  CompleteDetail,
  ErrorDetail,
  ProgressDetail,
  ReadyDetail,
} from './shared/events.ts';
export { type LoadChunkOptions, LostChunkError, loadChunk } from './shared/load-chunk.ts';
