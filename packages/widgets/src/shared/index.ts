export { AlignmentBar, type AlignmentBarProps } from './cells/alignment-bar.tsx';
export { loadStatusNames, type StatusNames } from './cells/load-status-names.ts';
export { statusTone } from './cells/status-tone.ts';
export { type Company, toCompany } from './company/company.ts';
export { CompanyMark } from './company/company-mark.tsx';
export { MakerLine } from './company/maker-line.tsx';
export {
  createDraftStore,
  type DraftStore,
  type DraftStoreOptions,
  deviceStorage,
} from './drafts/draft-store.ts';
export { type PageQuery, toGridData } from './grid/to-grid-data.ts';
export type {
  CloseDetail,
  CompleteDetail,
  ErrorDetail,
  ProgressDetail,
  ReadyDetail,
} from './host/events.ts';
export { type LoadChunkOptions, LostChunkError, loadChunk } from './loading/load-chunk.ts';
export type { OpeningCall } from './loading/opening-call.ts';
export { answerByOpening } from './loading/take-opening-call.ts';
export {
  type DrawingPage,
  downloadFile,
  makeDrawingsPdf,
  makePdf,
  type PageFormatName,
  pageMarks,
  toBase64,
  toFileName,
} from './pdf/index.ts';
export {
  type AferirContextValue,
  AferirProvider,
  type AferirProviderProps,
  useAferir,
  useLinkClient,
} from './provider/aferir-provider.tsx';
export { openedLinkQuery } from './questionnaire/opened-link-query.ts';
export {
  DocumentMasthead,
  type DocumentMastheadProps,
} from './report-document/document-masthead.tsx';
export { DocumentNote, type DocumentNoteProps } from './report-document/document-note.tsx';
export {
  DocumentSection,
  type DocumentSectionProps,
} from './report-document/document-section.tsx';
export {
  DocumentSheet,
  type DocumentSheetProps,
} from './report-document/document-sheet.tsx';
