import { EmailField, PasswordField, TextField } from '@aferir/ui';
import type { UseFormReturn } from 'react-hook-form';
import { useTexts } from '../../../shared/language/speech-context.tsx';
import { accessTexts } from '../access-messages.ts';
import { changePasswordTexts } from '../password/password-texts.ts';
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
  const texts = useTexts(accessTexts);
  const { passwordFaults } = useTexts(changePasswordTexts);
  const faults = { ...passwordFaults, 'too-short': texts.passwordTooShort };
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      {email === undefined ? null : (
        <EmailField label={texts.email} value={email} autoComplete="username" readOnly />
      )}
      {registrationNumber ? (
        <TextField
          label={texts.registrationNumber}
          value={registrationNumber}
          autoComplete="username"
          readOnly
        />
      ) : null}
      <PasswordField
        {...register('senha', {
          required: texts.passwordTooShort,
          validate: (password) => checkNewPassword(password, faults),
        })}
        label={texts.password}
        hint={texts.passwordHint}
        autoComplete="new-password"
        error={errors.senha?.message}
      />
      <PasswordField
        {...register('confirmation', {
          validate: (confirmation, { senha }) => confirmation === senha || texts.passwordsDiffer,
        })}
        label={texts.confirmPassword}
        autoComplete="new-password"
        error={errors.confirmation?.message}
      />
    </>
  );
}
