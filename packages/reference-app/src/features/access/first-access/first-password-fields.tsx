import { EmailField, PasswordField, TextField } from '@aferir/ui';
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
  /** The address that they will sign in with; left out for whoever has none. */
  email?: string;
  /** The registration number that they will sign in with, where there is no address. */
  registrationNumber?: string | null;
}

/** A first password, twice, below the address or number that it goes with. */
export function FirstPasswordFields({ form, email, registrationNumber }: FirstPasswordFieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      {email === undefined ? null : (
        <EmailField label={accessMessages.email} value={email} autoComplete="username" readOnly />
      )}
      {registrationNumber ? (
        <TextField
          label={accessMessages.registrationNumber}
          value={registrationNumber}
          autoComplete="username"
          readOnly
        />
      ) : null}
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
