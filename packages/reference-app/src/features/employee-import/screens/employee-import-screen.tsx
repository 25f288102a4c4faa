import { SECTION } from '@aferir/domain';
import { PageHeader, Stepper } from '@aferir/ui';
import { linkTo, paths } from '../../../paths.ts';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import { IMPORT_PARAM } from '../../../shared/address/param-names.ts';
import { toId } from '../../../shared/address/to-id.ts';
import { useAddressParams } from '../../../shared/address/use-address-params.ts';
import { BackLink } from '../../../shared/frame/back-link.tsx';
import stack from '../../../shared/frame/stack.module.css';
import { StepHeading } from '../../../shared/frame/step-heading.tsx';
import { ForbiddenState } from '../../../shared/states/failure-states.tsx';
import { ImportResult } from '../components/import-result.tsx';
import { ImportSteps } from '../components/import-steps.tsx';
import { importMessages as texts } from '../employee-import-messages.ts';
import { stageOf } from '../sheet-import.machine.ts';
import { useSheetImport } from '../use-sheet-import.ts';

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
  const { state, ...sheet } = useSheetImport(importId !== null, show);
  const step = importId === null ? stageOf(state) : 'result';
  const canGoBack = importId === null && state.step !== 'sending';
  if (!has('incluir') && importId === null) return <ForbiddenState />;

  return (
    <div className={stack.root}>
      <BackLink to={linkTo(paths.staffEmployees)}>{texts.back}</BackLink>
      <PageHeader title={texts.title} description={texts.purpose} />
      <Stepper
        label={texts.steps}
        steps={STEPS}
        current={step}
        {...(canGoBack && {
          onGoBack: (id) => (id === 'file' || id === 'mapping' ? sheet.goBack(id) : undefined),
        })}
      />
      <StepHeading step={step} title={STEP_NAMES[step]} />
      {importId === null ? (
        <ImportSteps state={state} sheet={sheet} onOpen={show} />
      ) : (
        <ImportResult key={importId} importId={importId} onAnother={() => show(null)} />
      )}
    </div>
  );
}
