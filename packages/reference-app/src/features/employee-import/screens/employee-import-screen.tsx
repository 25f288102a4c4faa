import { SECTION } from '@aferir/domain';
import { Notice, PageHeader, Stepper } from '@aferir/ui';
import { linkTo, paths } from '../../../paths.ts';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import { toId } from '../../../shared/address/to-id.ts';
import { useAddressParams } from '../../../shared/address/use-address-params.ts';
import { BackLink } from '../../../shared/frame/back-link.tsx';
import stack from '../../../shared/frame/stack.module.css';
import { StepHeading } from '../../../shared/frame/step-heading.tsx';
import { ForbiddenState } from '../../../shared/states/failure-states.tsx';
import { CheckStep } from '../components/check-step.tsx';
import { FileStep } from '../components/file-step.tsx';
import { ImportResult } from '../components/import-result.tsx';
import { MappingStep } from '../components/mapping-step.tsx';
import { PastImports } from '../components/past-imports.tsx';
import { ReadingCard } from '../components/reading-card.tsx';
import { importMessages as texts } from '../employee-import-messages.ts';
import { columnsProblem, type SheetImport } from '../sheet-import.machine.ts';
import { useSheetImport } from '../use-sheet-import.ts';

const IMPORT_PARAM = 'importacao';

const STEP_NAMES = {
  file: texts.file,
  mapping: texts.columns,
  check: texts.check,
  result: texts.result,
} as const;

const STEPS = (['file', 'mapping', 'check', 'result'] as const).map((id) => ({
  id,
  label: STEP_NAMES[id],
}));

/** Brings employees in from a spreadsheet, a step at a time. An import that has begun stands in the address. */
export function EmployeeImportScreen() {
  const { has } = useSectionRights(SECTION.employees);
  const [params, changeParams] = useAddressParams();
  const importId = toId(params.get(IMPORT_PARAM));
  const show = (id: number | null) =>
    changeParams((current) => {
      const next = new URLSearchParams(current);
      if (id === null) next.delete(IMPORT_PARAM);
      else next.set(IMPORT_PARAM, String(id));
      return next;
    });
  const { state, ...sheet } = useSheetImport(show);
  const step = importId === null ? state.step : 'result';
  if (!has('incluir') && importId === null) return <ForbiddenState />;

  return (
    <div className={stack.root}>
      <BackLink to={linkTo(paths.staffEmployees)}>{texts.back}</BackLink>
      <PageHeader title={texts.title} description={texts.purpose} />
      <Stepper
        label={texts.steps}
        steps={STEPS}
        current={step}
        {...(importId === null && {
          onGoBack: (id) => (id === 'file' || id === 'mapping' ? sheet.goBack(id) : undefined),
        })}
      />
      <StepHeading step={step} title={STEP_NAMES[step]} />
      {importId === null ? (
        <SheetSteps state={state} sheet={sheet} onOpen={show} />
      ) : (
        <ImportResult key={importId} importId={importId} onAnother={() => show(null)} />
      )}
    </div>
  );
}

interface SheetStepsProps {
  state: SheetImport;
  sheet: Omit<ReturnType<typeof useSheetImport>, 'state'>;
  /** Shows an import that was made. */
  onOpen: (importId: number) => void;
}

/** The step that a sheet is at. */
function SheetSteps({ state, sheet, onOpen }: SheetStepsProps) {
  const { file, isBusy, problem } = state;
  const tooFew = file && columnsProblem(file.summary);
  const reading = file ? (
    <ReadingCard
      sheet={file.summary}
      isReading={isBusy}
      problem={problem}
      onChoose={(choice) => void sheet.readAgain(choice)}
    />
  ) : null;
  if (state.step === 'file') {
    return (
      <>
        <FileStep
          isReading={isBusy && !file}
          problem={file ? tooFew : problem}
          onFile={(chosen) => void sheet.readFile(chosen)}
        />
        {reading}
        <PastImports onOpen={onOpen} />
      </>
    );
  }
  if (state.step === 'mapping') {
    return (
      <>
        {reading}
        {tooFew ? (
          <Notice tone="danger" role="alert">
            {tooFew}
          </Notice>
        ) : (
          <MappingStep
            file={state.file}
            mapping={state.mapping}
            onMappingChange={sheet.setMapping}
            isBusy={isBusy}
            onBack={() => sheet.goBack('file')}
            onConfirm={() => void sheet.confirmMapping(state.mapping)}
          />
        )}
      </>
    );
  }
  return (
    <CheckStep
      sheet={sheet.sheet()}
      standing={state.standing}
      forecast={sheet.preview}
      isSending={sheet.isSending}
      onFix={sheet.fix}
      onBack={() => sheet.goBack('mapping')}
      onStart={() => void sheet.send()}
    />
  );
}
