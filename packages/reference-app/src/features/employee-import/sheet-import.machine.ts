import { type ColumnMapping, guessColumns, IMPORT_FIELDS } from '@aferir/domain';
import { importMessages as texts } from './employee-import-messages.ts';
import type { SheetStanding, SheetSummary } from './sheet/sheet-protocol.ts';

/** A file that was read. */
export interface ReadFile {
  readonly fileName: string;
  readonly summary: SheetSummary;
}

interface AtAnyStep {
  /** The worker is at it. */
  readonly isBusy: boolean;
  /** Why the worker did not do what it was asked last. */
  readonly problem?: string | undefined;
}

/** A sheet on its way into the company. */
export type SheetImport =
  /** With a file only where its columns don't do as it was read. */
  | (AtAnyStep & { readonly step: 'file'; readonly file?: ReadFile | undefined })
  | (AtAnyStep & {
      readonly step: 'mapping';
      readonly file: ReadFile;
      readonly mapping: ColumnMapping;
    })
  | (AtAnyStep & {
      readonly step: 'check';
      readonly file: ReadFile;
      readonly mapping: ColumnMapping;
      readonly standing: SheetStanding;
    });

/** What can happen to it. */
export type SheetEvent =
  | { readonly type: 'fileChosen' }
  /** The worker was asked for something. */
  | { readonly type: 'asked' }
  | { readonly type: 'failed'; readonly problem: string }
  | { readonly type: 'read'; readonly file: ReadFile }
  | { readonly type: 'mapped'; readonly mapping: ColumnMapping }
  | { readonly type: 'checked'; readonly standing: SheetStanding }
  | { readonly type: 'wentBack'; readonly step: SheetImport['step'] }
  | { readonly type: 'started' };

/** Where everybody begins. */
export const noSheet: SheetImport = { step: 'file', isBusy: false };

/** What becomes of an import; an event that means nothing to its step changes nothing. */
export function transition(state: SheetImport, event: SheetEvent): SheetImport {
  switch (event.type) {
    case 'fileChosen':
      return { ...noSheet, isBusy: true };
    case 'asked':
      return { ...state, isBusy: true, problem: undefined };
    case 'failed':
      return { ...state, isBusy: false, problem: event.problem };
    case 'read':
      return state.step === 'check' ? state : withFile(state.step, event.file);
    case 'mapped':
      return state.step === 'mapping' ? { ...state, mapping: event.mapping } : state;
    case 'checked': {
      if (state.step === 'file') return state;
      const { file, mapping } = state;
      return { step: 'check', isBusy: false, file, mapping, standing: event.standing };
    }
    case 'wentBack':
      return goneBack(state, event.step);
    case 'started':
      return noSheet;
  }
}

/** Why a file can't be mapped as it was read. */
export function columnsProblem({ header }: SheetSummary): string | undefined {
  return header.length < IMPORT_FIELDS.length ? texts.tooFewColumns(header.length) : undefined;
}

/** A file with too few columns gets no further; one that had enough before stays where it can be read as before. */
function withFile(step: 'file' | 'mapping', file: ReadFile): SheetImport {
  if (step === 'file' && columnsProblem(file.summary)) return { step, isBusy: false, file };
  return { step: 'mapping', isBusy: false, file, mapping: guessColumns(file.summary.header) };
}

function goneBack(state: SheetImport, step: SheetImport['step']): SheetImport {
  if (step === 'file') return noSheet;
  if (step === 'mapping' && state.step === 'check') {
    const { file, mapping } = state;
    return { step, isBusy: false, file, mapping };
  }
  return state;
}
