import { Notice } from '@aferir/ui';
import { importMessages as texts } from '../employee-import-messages.ts';
import { sheetFailureText } from '../reading-messages.ts';
import type { SheetFailure, SheetSummary } from '../sheet/sheet-protocol.ts';
import {
  isWideEnough,
  type Mapping,
  type ReadFile,
  type SheetImport,
} from '../sheet-import.machine.ts';
import type { useSheetImport } from '../use-sheet-import.ts';
import { CheckStep } from './check-step.tsx';
import { FileStep } from './file-step.tsx';
import { MappingStep } from './mapping-step.tsx';
import { PastImports } from './past-imports.tsx';
import { ReadingCard } from './reading-card.tsx';

type SheetActions = Omit<ReturnType<typeof useSheetImport>, 'state'>;

/** Props of {@link ImportSteps}. */
export interface ImportStepsProps {
  state: SheetImport;
  sheet: SheetActions;
  /** Shows an import that was made. */
  onOpen: (importId: number) => void;
}

/** What is seen of a sheet at the step that it is at. */
export function ImportSteps({ state, sheet, onOpen }: ImportStepsProps) {
  const choosing = { sheet, onOpen };
  switch (state.step) {
    case 'choosing':
      return <Choosing {...choosing} problem={state.problem} />;
    case 'reading':
      return <Choosing {...choosing} isReading />;
    case 'unfit':
      return <Choosing {...choosing} file={state.file} problem={state.problem} />;
    case 'mapping':
      return <Columns state={state} sheet={sheet} />;
    case 'checking':
      return <Columns state={state.before} sheet={sheet} isBusy />;
    case 'rereading': {
      const { before } = state;
      return before.step === 'mapping' ? (
        <Columns state={before} sheet={sheet} isBusy isReading />
      ) : (
        <Choosing {...choosing} file={before.file} isReading />
      );
    }
    case 'checked':
    case 'writing':
    case 'sending': {
      const { tally, mapping } = state.step === 'checked' ? state : state.before;
      return (
        <CheckStep
          ask={sheet.ask}
          tally={tally}
          mapping={mapping}
          forecast={sheet.forecast}
          isStarting={state.step !== 'checked'}
          canGoBack={state.step !== 'sending'}
          onAskForecast={sheet.askForecast}
          onAskAll={sheet.askAllChanges}
          onRename={(renaming) => void sheet.rename(renaming)}
          onFix={sheet.fix}
          onBack={() => sheet.goBack('mapping')}
          onStart={() => void sheet.send()}
        />
      );
    }
  }
}

interface ChoosingProps extends Pick<ImportStepsProps, 'sheet' | 'onOpen'> {
  /** With a file only where its columns don't do as it was read. */
  file?: ReadFile;
  isReading?: boolean;
  problem?: SheetFailure | undefined;
}

function Choosing({ file, isReading = false, problem, sheet, onOpen }: ChoosingProps) {
  const told = problem && sheetFailureText(problem);
  return (
    <>
      <FileStep
        isReading={isReading && !file}
        problem={file ? tooFewColumns(file.summary) : told}
        onFile={(chosen) => void sheet.readFile(chosen)}
      />
      {file ? (
        <ReadingCard
          sheet={file.summary}
          isReading={isReading}
          problem={told}
          onChoose={(choice) => void sheet.readAgain(choice)}
        />
      ) : null}
      <PastImports onOpen={onOpen} />
    </>
  );
}

interface ColumnsProps {
  state: Mapping;
  sheet: SheetActions;
  /** The rows are being checked, or the file is being read again. */
  isBusy?: boolean;
  isReading?: boolean;
}

function Columns({ state, sheet, isBusy = false, isReading = false }: ColumnsProps) {
  const { file, mapping, problem } = state;
  return (
    <>
      <ReadingCard
        sheet={file.summary}
        isReading={isReading}
        problem={problem && sheetFailureText(problem)}
        onChoose={(choice) => void sheet.readAgain(choice)}
      />
      {isWideEnough(file.summary) ? (
        <MappingStep
          file={file}
          mapping={mapping}
          onMappingChange={sheet.setMapping}
          isBusy={isBusy}
          onBack={() => sheet.goBack('file')}
          onConfirm={() => void sheet.confirmMapping(mapping)}
        />
      ) : (
        <Notice tone="danger" role="alert">
          {tooFewColumns(file.summary)}
        </Notice>
      )}
    </>
  );
}

function tooFewColumns({ header }: SheetSummary): string {
  return texts.tooFewColumns(header.length);
}
