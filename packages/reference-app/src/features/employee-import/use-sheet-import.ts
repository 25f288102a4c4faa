import { isApiProblem } from '@aferir/api-client';
import { importEmployeesMutation, previewEmployeeImportMutation } from '@aferir/api-client/react';
import { type ColumnMapping, guessColumns, IMPORT_FIELDS, type ImportTexts } from '@aferir/domain';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../services/services-context.tsx';
import { useFailureToast } from '../../shared/forms/use-failure-toast.ts';
import { importMessages as texts } from './employee-import-messages.ts';
import { type OpenSheet, openSheet } from './sheet/open-sheet.ts';
import type { SheetStanding, SheetSummary } from './sheet/sheet-protocol.ts';

/** A sheet on its way into the company. */
export interface SheetImport {
  readonly step: 'file' | 'mapping' | 'check';
  readonly fileName: string;
  readonly summary: SheetSummary | undefined;
  readonly mapping: ColumnMapping;
  readonly standing: SheetStanding | undefined;
  readonly problem: string | undefined;
  readonly isBusy: boolean;
}

const nothing: SheetImport = {
  step: 'file',
  fileName: '',
  summary: undefined,
  mapping: {},
  standing: undefined,
  problem: undefined,
  isBusy: false,
};

/** Leads a sheet from its file to the import. `onStarted` is told the id of the import. */
export function useSheetImport(onStarted: (importId: number) => void) {
  const { staff, toasts } = useServices();
  const tellFailure = useFailureToast();
  const [state, setState] = useState(nothing);
  const opened = useRef<OpenSheet | undefined>(undefined);
  const preview = useMutation(previewEmployeeImportMutation(staff));
  const start = useMutation({
    ...importEmployeesMutation(staff),
    onSuccess: ({ data, message }) => {
      toasts.show({ tone: 'success', message: message ?? texts.started });
      setState(nothing);
      onStarted(data);
    },
    onError: (problem) => tellFailure(problem, texts.startFailed),
  });

  useEffect(() => () => opened.current?.close(), []);

  // What was mapped and mended is in the page alone.
  const isUnderWay = state.step !== 'file';
  useEffect(() => {
    if (!isUnderWay) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnderWay]);

  /** The worker that keeps the sheet; there is none before its first file. */
  function sheet(): OpenSheet {
    opened.current ??= openSheet();
    return opened.current;
  }

  async function form(): Promise<FormData> {
    const names = ['linha', ...IMPORT_FIELDS];
    const data = new FormData();
    data.set('mapping', JSON.stringify(Object.fromEntries(names.map((name) => [name, name]))));
    data.set('file', await sheet().ask('csv', {}), state.fileName);
    return data;
  }

  async function forecast() {
    preview.mutate({ body: await form() });
  }

  return {
    state,
    sheet,
    preview: {
      data: preview.data?.data,
      problem: isApiProblem(preview.error) ? preview.error.message : undefined,
      isLoading: preview.isPending,
      retry: () => void forecast(),
    },
    isSending: start.isPending,

    async readFile(file: File) {
      setState({ ...nothing, isBusy: true });
      try {
        const summary = await sheet().ask('read', { file });
        const columns = summary.header.length;
        if (columns < IMPORT_FIELDS.length) throw new Error(texts.tooFewColumns(columns));
        const mapping = guessColumns(summary.header);
        setState({ ...nothing, step: 'mapping', fileName: file.name, summary, mapping });
      } catch (error) {
        setState({ ...nothing, problem: (error as Error).message });
      }
    },

    setMapping: (mapping: ColumnMapping) => setState({ ...state, mapping }),

    async confirmMapping() {
      setState({ ...state, isBusy: true });
      const standing = await sheet().ask('map', { mapping: state.mapping });
      setState({ ...state, step: 'check', standing, isBusy: false });
      await forecast();
    },

    async fix(place: number, row: ImportTexts) {
      const standing = await sheet().ask('fix', { place, texts: row });
      setState((current) => ({ ...current, standing }));
      await forecast();
    },

    goBack: (step: SheetImport['step']) =>
      setState(step === 'file' ? nothing : { ...state, step, standing: undefined }),

    async send() {
      start.mutate({ body: await form() });
    },
  };
}
