import { type ApiClient, unwrap } from '@aferir/api-client';
import { findPasswordFault } from '@aferir/domain';
import { Button, Notice, PasswordField } from '@aferir/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { problemDetail } from '../../shared/host/problem-detail.ts';
import { StepHeading } from '../../shared/questionnaire/step-heading.tsx';
import type { ReportHeadingLevel } from '../../shared/report/heading-levels.ts';
import type { EmployeeDashboardMessages } from '../employee-dashboard.messages.ts';
import styles from '../employee-dashboard.module.css';

export interface NewPasswordProps {
  client: ApiClient;
  messages: EmployeeDashboardMessages;
  headingLevel: ReportHeadingLevel;
  onSignOut?: (() => void) | undefined;
  onChanged: () => void;
}

const FIELDS = ['current', 'next', 'confirmation'] as const;
type Field = (typeof FIELDS)[number];
type Values = Readonly<Record<Field, string>>;

/** Stands in place of the dashboard while a password that somebody else set must be changed. */
export function NewPassword(props: NewPasswordProps) {
  const { client, messages, headingLevel, onSignOut, onChanged } = props;
  const [values, setValues] = useState<Values>({ current: '', next: '', confirmation: '' });
  const [faults, setFaults] = useState<Partial<Record<Field, string>>>({});
  const change = useMutation({
    mutationFn: () => {
      const body = { senhaAtual: values.current, senhaNova: values.next };
      return unwrap(client.post('/AuthPessoa/alterar-senha', { body }));
    },
    onSuccess: onChanged,
  });
  const isAnyEmpty = FIELDS.some((field) => faults[field] === messages.fieldRequired);
  const problem = change.error ? problemDetail(change.error).message : undefined;
  const alert = isAnyEmpty ? messages.fillAll : problem;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (change.isPending) return;
    const found = faultsOf(values, messages);
    setFaults(found);
    if (Object.keys(found).length === 0) change.mutate();
    else change.reset();
  }

  const field = (name: Field) => ({
    value: values[name],
    readOnly: change.isPending,
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setValues({ ...values, [name]: target.value }),
    error: faults[name],
  });

  return (
    <div className={styles.access}>
      <div className={styles.accessHeading}>
        <StepHeading level={headingLevel}>{messages.newPasswordTitle}</StepHeading>
        <p className={styles.muted}>{messages.newPasswordText}</p>
      </div>
      <form noValidate onSubmit={submit} className={styles.form}>
        <div role="alert">{alert ? <Notice tone="danger">{alert}</Notice> : null}</div>
        <PasswordField {...field('current')} label={messages.currentPassword} />
        <PasswordField
          {...field('next')}
          label={messages.newPassword}
          hint={messages.newPasswordHint}
          autoComplete="new-password"
        />
        <PasswordField
          {...field('confirmation')}
          label={messages.confirmPassword}
          autoComplete="new-password"
        />
        <Button type="submit" size="l" className={styles.wide} isLoading={change.isPending}>
          {messages.save}
        </Button>
        {onSignOut ? (
          <Button variant="ghost" onClick={onSignOut}>
            {messages.signOut}
          </Button>
        ) : null}
      </form>
    </div>
  );
}

function faultsOf(values: Values, messages: EmployeeDashboardMessages) {
  const empty = FIELDS.filter((field) => values[field] === '');
  const faults: Partial<Record<Field, string>> = Object.fromEntries(
    empty.map((field) => [field, messages.fieldRequired]),
  );
  const fault = findPasswordFault(values.next);
  if (!faults.next && fault) faults.next = messages.passwordFaults[fault];
  if (!faults.confirmation && values.confirmation !== values.next) {
    faults.confirmation = messages.confirmationDiffers;
  }
  return faults;
}
