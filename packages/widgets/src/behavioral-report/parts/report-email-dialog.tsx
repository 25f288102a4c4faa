import { isEmail } from '@aferir/domain';
import { Button, Dialog, EmailField, Notice } from '@aferir/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
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
      <EmailForm id={formId} isBusy={isBusy} onSend={actions.sendTo} />
      {/* Stays mounted: readers announce only what enters an existing region. */}
      <div role="alert" className={styles.newsRegion}>
        {task.step === 'addressing' && task.problem ? (
          <Notice tone="danger">{task.problem}</Notice>
        ) : null}
      </div>
      {isPrinting ? <PrintProgress progress={task.progress} /> : null}
    </Dialog>
  );
}

interface EmailFormProps {
  id: string;
  isBusy: boolean;
  onSend: (email: string) => void;
}

function EmailForm({ id, isBusy, onSend }: EmailFormProps) {
  const { messages } = useWidget<BehavioralReportMessages>();
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const address = email.trim();
    const problem = problemOf(address, messages);
    setError(problem);
    if (problem) field.current?.focus();
    else onSend(address);
  }

  return (
    <form id={id} noValidate onSubmit={submit} className={styles.emailForm}>
      <EmailField
        ref={field}
        label={messages.emailLabel}
        value={email}
        required
        readOnly={isBusy}
        onChange={({ target }) => setEmail(target.value)}
        {...(error && { error })}
      />
    </form>
  );
}

function problemOf(address: string, messages: BehavioralReportMessages): string | undefined {
  if (address === '') return messages.emailRequired;
  return isEmail(address) ? undefined : messages.emailInvalid;
}
