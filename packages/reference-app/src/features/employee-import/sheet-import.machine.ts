import { type ColumnMapping, guessColumns, IMPORT_REQUIRED_FIELDS } from '@aferir/domain';
import type { RowTally, SheetFailure, SheetSummary } from './sheet/sheet-protocol.ts';

/** A file that was read. */
export interface ReadFile {
  readonly fileName: string;
  readonly summary: SheetSummary;
}

interface WithProblem {
  /** Why what was asked for last was not done. */
  readonly problem?: SheetFailure | undefined;
}

/** A file that was read, with fewer columns than there are fields. */
export type Unfit = WithProblem & { readonly step: 'unfit'; readonly file: ReadFile };

/** A file whose columns are told apart. */
export type Mapping = WithProblem & {
  readonly step: 'mapping';
  readonly file: ReadFile;
  readonly mapping: ColumnMapping;
};

/** Rows that were checked. */
export interface Checked {
  readonly step: 'checked';
  readonly file: ReadFile;
  readonly mapping: ColumnMapping;
  readonly tally: RowTally;
}

/** A sheet on its way into the company. What is under way keeps what it goes back to. */
export type SheetImport =
  | (WithProblem & { readonly step: 'choosing' })
  | { readonly step: 'reading' }
  | Unfit
  | Mapping
  /** The same file is read another way. */
  | { readonly step: 'rereading'; readonly before: Unfit | Mapping }
  | { readonly step: 'checking'; readonly before: Mapping }
  | Checked
  /** The rows are written for the server; nothing has left yet. */
  | { readonly step: 'writing'; readonly before: Checked }
  /** The rows are on their way, which can't be called off. */
  | { readonly step: 'sending'; readonly before: Checked };

/** The part of the way that a person is shown. */
export type ImportStage = 'file' | 'mapping' | 'check';

/** What can happen to it. */
export type SheetEvent =
  | { readonly type: 'fileChosen' }
  | { readonly type: 'rereadAsked' }
  | { readonly type: 'read'; readonly file: ReadFile }
  | { readonly type: 'mapped'; readonly mapping: ColumnMapping }
  | { readonly type: 'checkAsked' }
  /** All rows were checked, the first time or since one was mended. */
  | { readonly type: 'checked'; readonly tally: RowTally }
  | { readonly type: 'failed'; readonly problem: SheetFailure }
  /** The sheet is gone, with all that was read of it. */
  | { readonly type: 'lost'; readonly problem: SheetFailure }
  | { readonly type: 'wentBack'; readonly stage: ImportStage }
  | { readonly type: 'startAsked' }
  | { readonly type: 'written' }
  | { readonly type: 'refused' }
  /** The import is shown, in place of the sheet. */
  | { readonly type: 'started' };

/** Where everybody begins. */
export const noSheet: SheetImport = { step: 'choosing' };

/** What becomes of an import; an event that means nothing to its step changes nothing. */
export function transition(state: SheetImport, event: SheetEvent): SheetImport {
  switch (event.type) {
    case 'fileChosen':
      return { step: 'reading' };
    case 'rereadAsked':
      return state.step === 'unfit' || state.step === 'mapping' ? rereading(state) : state;
    case 'read':
      return withFile(state, event.file);
    case 'mapped':
      return state.step === 'mapping' ? { ...state, mapping: event.mapping } : state;
    case 'checkAsked':
      return state.step === 'mapping' ? { step: 'checking', before: state } : state;
    case 'checked':
      return withTally(state, event.tally);
    case 'failed':
      return withProblem(state, event.problem);
    case 'lost':
      return { step: 'choosing', problem: event.problem };
    case 'wentBack':
      return goneBack(state, event.stage);
    case 'startAsked':
      return state.step === 'checked' ? { step: 'writing', before: state } : state;
    case 'written':
      return state.step === 'writing' ? { ...state, step: 'sending' } : state;
    case 'refused':
      return state.step === 'sending' ? state.before : state;
    case 'started':
      return state.step === 'sending' ? noSheet : state;
  }
}

/** The part of the way that a step belongs to. */
export function stageOf(state: SheetImport): ImportStage {
  switch (state.step) {
    case 'choosing':
    case 'reading':
    case 'unfit':
      return 'file';
    case 'mapping':
    case 'checking':
      return 'mapping';
    case 'rereading':
      return stageOf(state.before);
    case 'checked':
    case 'writing':
    case 'sending':
      return 'check';
  }
}

/** The file of a step, once it was read. */
export function fileOf(state: SheetImport): ReadFile | undefined {
  if ('before' in state) return state.before.file;
  return 'file' in state ? state.file : undefined;
}

/** Whether a file has a column for each field that has to have one. */
export function isWideEnough({ header }: SheetSummary): boolean {
  return header.length >= IMPORT_REQUIRED_FIELDS.length;
}

function rereading({ problem: _, ...before }: Unfit | Mapping): SheetImport {
  return { step: 'rereading', before };
}

/** A file with too few columns gets no further; one that had enough before stays where it can be read as before. */
function withFile(state: SheetImport, file: ReadFile): SheetImport {
  if (state.step !== 'reading' && state.step !== 'rereading') return state;
  const wasMapped = state.step === 'rereading' && state.before.step === 'mapping';
  if (!wasMapped && !isWideEnough(file.summary)) return { step: 'unfit', file };
  return { step: 'mapping', file, mapping: guessColumns(file.summary.header) };
}

function withTally(state: SheetImport, tally: RowTally): SheetImport {
  if (state.step === 'checked') return { ...state, tally };
  if (state.step !== 'checking') return state;
  const { file, mapping } = state.before;
  return { step: 'checked', file, mapping, tally };
}

function withProblem(state: SheetImport, problem: SheetFailure): SheetImport {
  switch (state.step) {
    case 'reading':
      return { step: 'choosing', problem };
    case 'rereading':
    case 'checking':
      return { ...state.before, problem };
    case 'writing':
      return state.before;
    default:
      return state;
  }
}

function goneBack(state: SheetImport, stage: ImportStage): SheetImport {
  if (state.step === 'sending') return state;
  if (stage === 'file') return noSheet;
  if (stage !== 'mapping') return state;
  if (state.step === 'checking') return state.before;
  const checked = state.step === 'writing' ? state.before : state;
  if (checked.step !== 'checked') return state;
  return { step: 'mapping', file: checked.file, mapping: checked.mapping };
}
