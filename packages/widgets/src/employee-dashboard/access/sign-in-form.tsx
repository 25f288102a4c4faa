import type { ApiProblem } from '@aferir/api-client';
import { isEmail } from '@aferir/domain';
import { Button, Dialog, EmailField, Notice, PasswordField } from '@aferir/ui';
import { type FormEvent, useRef, useState } from 'react';
import type { EmployeeDashboardMessages } from '../employee-dashboard.messages.ts';
import styles from '../employee-dashboard.module.css';

/** What people type to sign in. */
export interface SignInValues {
  readonly email: string;
  readonly password: string;
}

export interface SignInFormProps {
  messages: EmployeeDashboardMessages;
  /** Signs in; resolves to what kept it from working. */
  onSignIn: (values: SignInValues) => Promise<ApiProblem | undefined>;
}

type Faults = Partial<Record<keyof SignInValues, string>>;

/** E-mail and password of an employee. */
export function SignInForm({ messages, onSignIn }: SignInFormProps) {
  const [values, setValues] = useState<SignInValues>({ email: '', password: '' });
  const [faults, setFaults] = useState<Faults>({});
  const [problem, setProblem] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    const found = faultsOf(values, messages);
    setFaults(found);
    setProblem(undefined);
    if (found.email) return email.current?.focus();
    if (found.password) return password.current?.focus();
    setIsSending(true);
    const failure = await onSignIn({ ...values, email: values.email.trim() });
    setIsSending(false);
    if (!failure) return;
    setProblem(failure.message);
    if (failure.kind !== 'unauthorized') return;
    setValues({ ...values, password: '' });
    password.current?.focus();
  }

  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      {/* Stays mounted: readers announce only what enters an existing region. */}
      <div role="alert">{problem ? <Notice tone="danger">{problem}</Notice> : null}</div>
      <EmailField
        ref={email}
        label={messages.email}
        autoComplete="username"
        value={values.email}
        readOnly={isSending}
        onChange={({ target }) => setValues({ ...values, email: target.value })}
        error={faults.email}
      />
      <PasswordField
        ref={password}
        label={messages.password}
        value={values.password}
        readOnly={isSending}
        onChange={({ target }) => setValues({ ...values, password: target.value })}
        error={faults.password}
      />
      <Button type="submit" size="l" className={styles.wide} isLoading={isSending}>
        {messages.signIn}
      </Button>
      <ForgottenPassword messages={messages} />
    </form>
  );
}

function faultsOf({ email, password }: SignInValues, messages: EmployeeDashboardMessages): Faults {
  return {
    ...(!isEmail(email) && {
      email: email.trim() === '' ? messages.emailRequired : messages.emailInvalid,
    }),
    ...(password === '' && { password: messages.passwordRequired }),
  };
}

function ForgottenPassword({ messages }: Pick<SignInFormProps, 'messages'>) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setIsOpen(true)}>
        {messages.forgotPassword}
      </Button>
      <Dialog
        isOpen={isOpen}
        size="s"
        title={messages.forgotPassword}
        description={messages.forgotPasswordText}
        onClose={close}
        actions={<Button onClick={close}>{messages.understood}</Button>}
      />
    </>
  );
}
