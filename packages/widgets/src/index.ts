export * from './access/index.ts';
export * from './behavioral-report/index.ts';
export * from './disc-questionnaire/index.ts';
export * from './employee-dashboard/index.ts';
export * from './manager-evaluation/index.ts';
export * from './performance-report/index.ts';
export * from './performance-self-assessment/index.ts';
export { AlignmentBar, type AlignmentBarProps } from './shared/cells/alignment-bar.tsx';
export { statusTone } from './shared/cells/status-tone.ts';
export type {
  CloseDetail,
  CompleteDetail,
  ErrorDetail,
  ProgressDetail,
  ReadyDetail,
} from './shared/host/events.ts';
export { type LoadChunkOptions, LostChunkError, loadChunk } from './shared/loading/load-chunk.ts';
export type { OpeningCall } from './shared/loading/opening-call.ts';
export { answerByOpening } from './shared/loading/take-opening-call.ts';
export { downloadFile, makePdf, pageMarks, toFileName } from './shared/pdf/index.ts';
export {
  type AferirContextValue,
  AferirProvider,
  type AferirProviderProps,
  useAferir,
  useLinkClient,
} from './shared/provider/aferir-provider.tsx';
export { openedLinkQuery } from './shared/questionnaire/opened-link-query.ts';
export {
  DocumentMasthead,
  type DocumentMastheadProps,
} from './shared/report-document/document-masthead.tsx';
export {
  DocumentSection,
  type DocumentSectionProps,
} from './shared/report-document/document-section.tsx';
export {
  DocumentSheet,
  type DocumentSheetProps,
} from './shared/report-document/document-sheet.tsx';
