import { emailProblem } from '@aferir/domain';
import {
  applyProblem,
  Button,
  Dialog,
  EmailField,
  Form,
  type FormRefusal,
  FormSummary,
  refusalOf,
} from '@aferir/ui';
import { useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { PrintProgress } from '../../shared/report/print-progress.tsx';
import type { ReportTask } from '../behavioral-report.machine.ts';
import type { BehavioralReportMessages } from '../behavioral-report.messages.ts';
import styles from '../behavioral-report.module.css';
import type { ReportActions } from '../use-report-tasks.ts';

export interface ReportEmailDialogProps {
  task: ReportTask;
  actions: ReportActions;
  /** What the mail carries. */
  hint: string;
}

/** Asks where to mail the report, and stays until it is on its way. */
export function ReportEmailDialog({ task, actions, hint }: ReportEmailDialogProps) {
  const { messages } = useWidget<BehavioralReportMessages>();
  const formId = useId();
  const isPrinting = task.step === 'printing' && task.email !== null;
  const isBusy = isPrinting || task.step === 'sending';
  return (
    <Dialog
      isOpen={isBusy || task.step === 'addressing'}
      isBusy={isBusy}
      onClose={actions.cancelEmail}
      title={messages.emailTitle}
      description={hint}
      size="s"
      actions={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={actions.cancelEmail}>
            {messages.cancel}
          </Button>
          <Button type="submit" form={formId} isLoading={isBusy}>
            {messages.send}
          </Button>
        </>
      }
    >
      <EmailForm
        id={formId}
        isBusy={isBusy}
        problem={task.step === 'addressing' ? task.problem : null}
        onSend={actions.sendTo}
      />
      {isPrinting ? <PrintProgress progress={task.progress} /> : null}
    </Dialog>
  );
}

interface EmailFormProps {
  id: string;
  isBusy: boolean;
  /** Why the last try did not work. */
  problem: FormRefusal | null;
  onSend: (email: string) => void;
}

function EmailForm({ id, isBusy, problem, onSend }: EmailFormProps) {
  const { messages } = useWidget<BehavioralReportMessages>();
  const form = useForm({ defaultValues: { email: '' } });
  const { errors } = form.formState;
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    if (!problem) return;
    applyProblem(form, problem);
    setRefusals((count) => count + 1);
  }, [form, problem]);

  const submit = form.handleSubmit(({ email }) => {
    if (!isBusy) onSend(email.trim());
  });

  return (
    <Form id={id} onSubmit={submit} className={styles.emailForm}>
      <FormSummary {...refusalOf(form.formState)} attempt={refusals} />
      <EmailField
        {...form.register('email', { validate: (email) => problemOf(email.trim(), messages) })}
        label={messages.emailLabel}
        required
        readOnly={isBusy}
        error={errors.email?.message}
      />
    </Form>
  );
}

function problemOf(address: string, messages: BehavioralReportMessages): string | undefined {
  if (address === '') return messages.emailRequired;
  return emailProblem(address, messages.emailInvalid, messages.emailFaults);
}
