import { SECTION } from '@aferir/domain';
import { PageHeader, Stepper } from '@aferir/ui';
import { linkTo, paths } from '../../../paths.ts';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import { toId } from '../../../shared/address/to-id.ts';
import { useAddressParams } from '../../../shared/address/use-address-params.ts';
import { BackLink } from '../../../shared/frame/back-link.tsx';
import stack from '../../../shared/frame/stack.module.css';
import { ForbiddenState } from '../../../shared/states/failure-states.tsx';
import { CheckStep } from '../components/check-step.tsx';
import { FileStep } from '../components/file-step.tsx';
import { ImportResult } from '../components/import-result.tsx';
import { MappingStep } from '../components/mapping-step.tsx';
import { PastImports } from '../components/past-imports.tsx';
import { importMessages as texts } from '../employee-import-messages.ts';
import { useSheetImport } from '../use-sheet-import.ts';

const IMPORT_PARAM = 'importacao';

const STEPS = [
  { id: 'file', label: texts.file },
  { id: 'mapping', label: texts.columns },
  { id: 'check', label: texts.check },
  { id: 'result', label: texts.result },
] as const;

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
  const { step, summary, standing } = state;
  if (!has('incluir') && importId === null) return <ForbiddenState />;

  return (
    <div className={stack.root}>
      <BackLink to={linkTo(paths.staffEmployees)}>{texts.back}</BackLink>
      <PageHeader title={texts.title} description={texts.purpose} />
      <Stepper
        label={texts.steps}
        steps={STEPS}
        current={importId === null ? step : 'result'}
        {...(importId === null && {
          onGoBack: (id) => (id === 'file' || id === 'mapping' ? sheet.goBack(id) : undefined),
        })}
      />
      {importId !== null ? (
        <ImportResult key={importId} importId={importId} onAnother={() => show(null)} />
      ) : null}
      {importId === null && step === 'file' ? (
        <>
          <FileStep
            isReading={state.isBusy}
            problem={state.problem}
            onFile={(file) => void sheet.readFile(file)}
          />
          <PastImports onOpen={show} />
        </>
      ) : null}
      {importId === null && step === 'mapping' && summary ? (
        <MappingStep
          fileName={state.fileName}
          sheet={summary}
          mapping={state.mapping}
          onMappingChange={sheet.setMapping}
          isChecking={state.isBusy}
          onBack={() => sheet.goBack('file')}
          onConfirm={() => void sheet.confirmMapping()}
        />
      ) : null}
      {importId === null && step === 'check' && standing ? (
        <CheckStep
          sheet={sheet.sheet()}
          standing={standing}
          forecast={sheet.preview}
          isSending={sheet.isSending}
          onFix={sheet.fix}
          onBack={() => sheet.goBack('mapping')}
          onStart={() => void sheet.send()}
        />
      ) : null}
    </div>
  );
}
