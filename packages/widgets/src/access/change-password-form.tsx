import type { ApiProblem } from '@aferir/api-client';
import { findPasswordFault } from '@aferir/domain';
import {
  applyProblem,
  Form,
  type FormProblem,
  FormSummary,
  PasswordField,
  refusalOf,
} from '@aferir/ui';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { refusalIn } from '../shared/language/say-in.ts';
import { useLanguage } from '../shared/language/use-language.ts';
import { type ChangePasswordMessages, changePasswordMessages } from './access.messages.ts';

/** The current and the new password. */
export interface PasswordChange {
  senhaAtual: string;
  senhaNova: string;
}

export interface ChangePasswordFormProps {
  /** Ties a button outside of the form to it. */
  id?: string;
  /** Sends it; resolves to what kept it from working. `useChangePassword` brings one. */
  onChange: (change: PasswordChange) => Promise<ApiProblem | undefined>;
  messages?: ChangePasswordMessages;
  /** The buttons, where they stand inside of the form. */
  children?: ReactNode;
}

/** Asks for the current password and twice for the new one. */
export function ChangePasswordForm({
  id,
  onChange,
  messages = changePasswordMessages,
  children,
}: ChangePasswordFormProps) {
  const form = useForm({ defaultValues: { senhaAtual: '', senhaNova: '', confirmation: '' } });
  const language = useLanguage();
  const { register, formState } = form;
  const { errors } = formState;
  const { problems, attempt } = refusalOf(formState);
  const isAnyEmpty = Object.values(errors).some(({ type }) => type === 'required');
  const fillAll: readonly FormProblem[] = [{ message: messages.fillAll }];

  const submit = form.handleSubmit(async ({ senhaAtual, senhaNova }) => {
    const problem = await onChange({ senhaAtual, senhaNova });
    if (problem) applyProblem(form, refusalIn(language, problem));
  });

  return (
    <Form id={id} onSubmit={submit}>
      <FormSummary problems={isAnyEmpty ? fillAll : problems} attempt={attempt} />
      <PasswordField
        {...register('senhaAtual', { required: messages.fieldRequired })}
        label={messages.currentPassword}
        error={errors.senhaAtual?.message}
      />
      <PasswordField
        {...register('senhaNova', {
          required: messages.fieldRequired,
          validate: (password) => {
            const fault = findPasswordFault(password);
            return fault === null || messages.passwordFaults[fault];
          },
        })}
        label={messages.newPassword}
        hint={messages.newPasswordHint}
        autoComplete="new-password"
        error={errors.senhaNova?.message}
      />
      <PasswordField
        {...register('confirmation', {
          required: messages.fieldRequired,
          validate: (confirmation, { senhaNova }) =>
            confirmation === senhaNova || messages.confirmationDiffers,
        })}
        label={messages.confirmPassword}
        autoComplete="new-password"
        error={errors.confirmation?.message}
      />
      {children}
    </Form>
  );
}
