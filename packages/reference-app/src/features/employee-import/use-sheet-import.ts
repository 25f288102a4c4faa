import { importEmployeesMutation, previewEmployeeImportMutation } from '@aferir/api-client/react';
import type { ColumnMapping, ImportTexts } from '@aferir/domain';
import type { ReadingChoice } from '@aferir/spreadsheet';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useServices } from '../../services/services-context.tsx';
import { useFailureToast } from '../../shared/forms/use-failure-toast.ts';
import { importMessages as texts } from './employee-import-messages.ts';
import { type OpenSheet, openSheet } from './sheet/open-sheet.ts';
import { SENT_COLUMNS } from './sheet/sheet-protocol.ts';
import { noSheet, type SheetImport, transition } from './sheet-import.machine.ts';
import { useLatestTask } from './use-latest-task.ts';

/** Leads a sheet from its file to the import. `onStarted` is told the id of the import. */
export function useSheetImport(onStarted: (importId: number) => void) {
  const { staff, toasts } = useServices();
  const tellFailure = useFailureToast();
  const [state, dispatch] = useReducer(transition, noSheet);
  const opened = useRef<OpenSheet | undefined>(undefined);
  const [work, forecasting, sending] = [useLatestTask(), useLatestTask(), useLatestTask()];
  /** Why there is no file to ask the server about. */
  const [unwritten, setUnwritten] = useState<string>();
  const preview = useMutation(previewEmployeeImportMutation(staff));
  const start = useMutation({
    ...importEmployeesMutation(staff),
    onSuccess: ({ data, message }) => {
      toasts.show({ tone: 'success', message: message ?? texts.started });
      dispatch({ type: 'started' });
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

  const fail = (problem: string) => dispatch({ type: 'failed', problem });
  const tell = (message: string) => toasts.show({ tone: 'danger', message });

  async function form(): Promise<FormData> {
    const data = new FormData();
    data.set(
      'mapping',
      JSON.stringify(Object.fromEntries(SENT_COLUMNS.map((name) => [name, name]))),
    );
    data.set('file', await sheet().ask('csv', {}), state.file?.fileName ?? '');
    return data;
  }

  function forecast() {
    setUnwritten(undefined);
    return forecasting.run(form, (body) => preview.mutate({ body }), setUnwritten);
  }

  return {
    state,
    sheet,
    preview: {
      data: preview.data?.data,
      problem: unwritten ?? preview.error?.message,
      isLoading: preview.isPending,
      retry: () => void forecast(),
    },
    isSending: start.isPending,

    async readFile(file: File) {
      // The one before may still be at its file, or lost.
      opened.current?.close();
      opened.current = undefined;
      dispatch({ type: 'fileChosen' });
      await work.run(
        () => sheet().ask('read', { file }),
        (summary) => dispatch({ type: 'read', file: { fileName: file.name, summary } }),
        fail,
      );
    },

    async readAgain(choice: ReadingChoice) {
      const { file } = state;
      if (!file) return;
      dispatch({ type: 'asked' });
      await work.run(
        () => sheet().ask('readAgain', { choice }),
        (summary) => dispatch({ type: 'read', file: { ...file, summary } }),
        fail,
      );
    },

    setMapping: (mapping: ColumnMapping) => dispatch({ type: 'mapped', mapping }),

    async confirmMapping(mapping: ColumnMapping) {
      dispatch({ type: 'asked' });
      preview.reset();
      const isChecked = await work.run(
        () => sheet().ask('map', { mapping }),
        (standing) => dispatch({ type: 'checked', standing }),
        fail,
      );
      if (isChecked) await forecast();
    },

    /** Tells whether the row was mended. */
    async fix(place: number, row: ImportTexts): Promise<boolean> {
      const isMended = await work.run(
        () => sheet().ask('fix', { place, texts: row }),
        (standing) => dispatch({ type: 'checked', standing }),
        tell,
      );
      // The answer to it is waited for by nobody.
      if (isMended) void forecast();
      return isMended;
    },

    goBack(step: SheetImport['step']) {
      work.forget();
      forecasting.forget();
      dispatch({ type: 'wentBack', step });
    },

    send: () => sending.run(form, (body) => start.mutate({ body }), tell),
  };
}
