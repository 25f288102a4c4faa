import { EmailField, PasswordField } from '@aferir/ui';
import type { UseFormReturn } from 'react-hook-form';
import { accessMessages } from '../access-messages.ts';
import { checkNewPassword } from './password-rules.ts';

/** What somebody without a password fills in. */
export interface FirstPasswordValues {
  senha: string;
  confirmation: string;
}

/** Props of {@link FirstPasswordFields}. */
export interface FirstPasswordFieldsProps {
  form: UseFormReturn<FirstPasswordValues>;
  /** The address that they will sign in with. */
  email: string;
}

/** A first password, twice, below the address that it goes with. */
export function FirstPasswordFields({ form, email }: FirstPasswordFieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <EmailField label={accessMessages.email} value={email} autoComplete="username" readOnly />
      <PasswordField
        {...register('senha', {
          required: accessMessages.passwordTooShort,
          validate: (password) => checkNewPassword(password),
        })}
        label={accessMessages.password}
        hint={accessMessages.passwordHint}
        autoComplete="new-password"
        error={errors.senha?.message}
      />
      <PasswordField
        {...register('confirmation', {
          validate: (confirmation, { senha }) =>
            confirmation === senha || accessMessages.passwordsDiffer,
        })}
        label={accessMessages.confirmPassword}
        autoComplete="new-password"
        error={errors.confirmation?.message}
      />
    </>
  );
}
