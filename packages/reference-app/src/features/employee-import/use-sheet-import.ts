import { isApiProblem } from '@aferir/api-client';
import { importEmployeesMutation } from '@aferir/api-client/react';
import { type ColumnMapping, IMPORT_FILE_COLUMNS, type ImportTexts } from '@aferir/domain';
import type { ReadingChoice } from '@aferir/spreadsheet';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { useServices } from '../../services/services-context.tsx';
import { useFailureToast } from '../../shared/forms/use-failure-toast.ts';
import { useUnloadWarning } from '../../shared/navigation/use-unload-warning.ts';
import { importMessages as texts } from './employee-import-messages.ts';
import { sheetFailureText } from './reading-messages.ts';
import { SheetProblem } from './sheet/open-sheet.ts';
import type { Renaming, SheetFailure } from './sheet/sheet-protocol.ts';
import { useOpenSheet } from './sheet/use-open-sheet.ts';
import { fileOf, type ImportStage, noSheet, stageOf, transition } from './sheet-import.machine.ts';
import { useForecast } from './use-forecast.ts';
import { useLatestTask } from './use-latest-task.ts';

/**
 * Leads a sheet from its file to the import. `onStarted` is told the id of the import; until that is shown, so is what it
 * was sent from.
 */
export function useSheetImport(isImportShown: boolean, onStarted: (importId: number) => void) {
  const { staff, toasts } = useServices();
  const tellFailure = useFailureToast();
  const [state, dispatch] = useReducer(transition, noSheet);
  const fileName = fileOf(state)?.fileName ?? '';
  const { open, ask } = useOpenSheet((problem) => {
    forget();
    dispatch({ type: 'lost', problem });
  });
  const [work, sending] = [useLatestTask(), useLatestTask()];
  const forecasting = useForecast(writeForm, explain);
  const start = useMutation({
    ...importEmployeesMutation(staff),
    onSuccess: ({ data, message }) => {
      toasts.show({ tone: 'success', message: message ?? texts.started });
      onStarted(data);
    },
    onError: (problem) => {
      dispatch({ type: 'refused' });
      tellFailure(problem, texts.startFailed);
    },
  });
  useEffect(() => {
    if (isImportShown) dispatch({ type: 'started' });
  }, [isImportShown]);
  // What was mapped and mended is in the page alone.
  useUnloadWarning(stageOf(state) !== 'file');

  const fail = (problem: unknown) => dispatch({ type: 'failed', problem: failureOf(problem) });
  const tell = (problem: unknown) => toasts.show({ tone: 'danger', message: explain(problem) });

  function forget() {
    work.forget();
    sending.forget();
    forecasting.forget();
  }

  /** The form that carries the rows of some places; without any, all. */
  async function writeForm(places?: readonly number[]): Promise<FormData> {
    const data = new FormData();
    const columns = Object.fromEntries(IMPORT_FILE_COLUMNS.map((name) => [name, name]));
    data.set('mapping', JSON.stringify(columns));
    data.set('file', await ask('csv', { places }), fileName);
    return data;
  }

  async function rename(renaming: Renaming): Promise<void> {
    const { field, from, to, places: some } = renaming;
    await work.run(
      () => ask('rename', renaming),
      ({ tally, places }) => {
        dispatch({ type: 'checked', tally });
        const back = () => void rename({ field, from: to, to: from, places });
        toasts.show({
          tone: 'success',
          message: texts.renamed(places.length, to),
          ...(some ? {} : { action: { label: texts.undoRenaming, onSelect: back } }),
        });
        // The answer to it is waited for by nobody.
        void forecasting.ask();
      },
      tell,
    );
  }

  return {
    state,
    ask,
    forecast: forecasting.forecast,
    askForecast: () => void forecasting.ask(),
    askAllChanges: forecasting.askAll,

    async readFile(file: File) {
      forget();
      dispatch({ type: 'fileChosen' });
      await work.run(
        async () => {
          open();
          return ask('read', { file });
        },
        (summary) => dispatch({ type: 'read', file: { fileName: file.name, summary } }),
        fail,
      );
    },

    async readAgain(choice: ReadingChoice) {
      dispatch({ type: 'rereadAsked' });
      await work.run(
        () => ask('readAgain', { choice }),
        (summary) => dispatch({ type: 'read', file: { fileName, summary } }),
        fail,
      );
    },

    setMapping: (mapping: ColumnMapping) => dispatch({ type: 'mapped', mapping }),

    async confirmMapping(mapping: ColumnMapping) {
      dispatch({ type: 'checkAsked' });
      forecasting.forget();
      const isChecked = await work.run(
        () => ask('map', { mapping }),
        (tally) => dispatch({ type: 'checked', tally }),
        fail,
      );
      if (isChecked) await forecasting.ask();
    },

    /** Tells whether the row was mended. */
    fix(place: number, row: ImportTexts): Promise<boolean> {
      return work.run(
        () => ask('fix', { place, texts: row }),
        ({ tally, mended }) => {
          dispatch({ type: 'checked', tally });
          // The answer to it is waited for by nobody.
          void forecasting.askFor(mended);
        },
        tell,
      );
    },

    /** Has all rows name a place by another name, and offers to undo that. */
    rename: (renaming: Renaming) => rename(renaming),

    goBack(stage: ImportStage) {
      if (state.step === 'sending') return;
      forget();
      dispatch({ type: 'wentBack', stage });
    },

    async send() {
      if (state.step !== 'checked') return;
      dispatch({ type: 'startAsked' });
      await sending.run(
        writeForm,
        (body) => {
          dispatch({ type: 'written' });
          start.mutate({ body });
        },
        (problem) => {
          fail(problem);
          tell(problem);
        },
      );
    },
  };
}

function failureOf(problem: unknown): SheetFailure {
  return problem instanceof SheetProblem ? problem.failure : 'unreadable';
}

/** Why the sheet or the server did not do what it was asked. */
function explain(problem: unknown): string {
  return isApiProblem(problem) ? problem.message : sheetFailureText(failureOf(problem));
}
