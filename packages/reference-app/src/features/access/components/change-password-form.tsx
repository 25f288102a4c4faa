import type { ApiProblem } from '@aferir/api-client';
import { Notice, PasswordField } from '@aferir/ui';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Form } from '../../../shared/components/form.tsx';
import { accessMessages } from '../access-messages.ts';
import { checkNewPassword } from '../password-rules.ts';

/** The current and the new password. */
export interface PasswordChange {
  senhaAtual: string;
  senhaNova: string;
}

/** Props of {@link ChangePasswordForm}. */
export interface ChangePasswordFormProps {
  /** Ties a button outside of the form to it. */
  id?: string;
  problem: ApiProblem | null;
  /** Sends it; rejects with why that failed, which comes back as `problem`. */
  onChange: (change: PasswordChange) => Promise<unknown>;
  /** The buttons, where they stand inside of the form. */
  children?: ReactNode;
}

/** Asks for the current password and twice for the new one. */
export function ChangePasswordForm({ id, problem, onChange, children }: ChangePasswordFormProps) {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { current: '', next: '', confirmation: '' },
  });
  const { errors } = formState;
  const isAnyEmpty = Object.values(errors).some((error) => error.type === 'required');
  const hasFault = Object.keys(errors).length > 0;
  // What the server said was about another try.
  const refusal = hasFault ? undefined : problem?.message;
  const alert = isAnyEmpty ? accessMessages.fillAll : refusal;

  const submit = handleSubmit(({ current, next }) =>
    onChange({ senhaAtual: current, senhaNova: next }),
  );

  return (
    <Form id={id} onSubmit={submit}>
      <div role="alert">{alert ? <Notice tone="danger">{alert}</Notice> : null}</div>
      <PasswordField
        {...register('current', {
          required: accessMessages.fieldRequired,
        })}
        label={accessMessages.currentPassword}
        error={errors.current?.message}
      />
      <PasswordField
        {...register('next', {
          required: accessMessages.fieldRequired,
          validate: (password) =>
            checkNewPassword(password, { 'too-short': accessMessages.newPasswordTooShort }),
        })}
        label={accessMessages.newPassword}
        hint={accessMessages.passwordHint}
        autoComplete="new-password"
        error={errors.next?.message}
      />
      <PasswordField
        {...register('confirmation', {
          required: accessMessages.fieldRequired,
          validate: (confirmation, { next }) =>
            confirmation === next || accessMessages.confirmationDiffers,
        })}
        label={accessMessages.confirmNewPassword}
        autoComplete="new-password"
        error={errors.confirmation?.message}
      />
      {children}
    </Form>
  );
}
