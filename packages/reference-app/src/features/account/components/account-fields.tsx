import type { Schema } from '@aferir/api-client';
import {
  emailProblem,
  IMAGE_PURPOSES,
  isBirthDate,
  isEmail,
  PHONE_MASK,
  phoneProblem,
} from '@aferir/domain';
import { Avatar, EmailField, MaskedField, PasswordField, TextField } from '@aferir/ui';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { fieldOf } from '../../../shared/forms/field-of.ts';
import { FormDate } from '../../../shared/forms/fields/form-date.tsx';
import { FormImage } from '../../../shared/forms/fields/form-image.tsx';
import { FormSelect } from '../../../shared/forms/fields/form-select.tsx';
import { personNameRule } from '../../../shared/forms/person-name-rule.ts';
import { accountMessages as texts } from '../account-messages.ts';
import { type AccountValues, changesLogin } from '../account-values.ts';
import styles from './account-form.module.css';

const YES_NO = [
  { value: 'sim', label: texts.yes },
  { value: 'nao', label: texts.no },
];

/** Props of {@link AccountFields}. */
export interface AccountFieldsProps {
  form: UseFormReturn<AccountValues>;
  user: Schema<'StaffUser'>;
}

/** Who the person is; a new e-mail takes the password. */
export function AccountFields({ form, user }: AccountFieldsProps) {
  const { control } = form;
  const field = fieldOf(form);
  const email = useWatch({ control, name: 'dsEmail' });
  const isNewLogin = isEmail(email) && changesLogin(email, user.dsLogin);
  const phoneRules = (label: string, invalid: string) => ({
    required: texts.required(label),
    validate: (phone: string) => phoneProblem(phone, invalid),
  });
  /** Nobody says yes who may not. */
  const yesNo = (isLocked: boolean) => ({
    control,
    options: YES_NO,
    hint: isLocked ? texts.rightsHint : undefined,
    disabled: isLocked,
  });

  return (
    <>
      <FormImage
        control={control}
        name="urlFoto"
        purpose="conta"
        label={texts.photo}
        shape="round"
        minSize={IMAGE_PURPOSES.conta.size}
        placeholder={<Avatar name={user.nmUsuario} className={styles.photo} />}
        isOptional
      />
      <TextField label={texts.login} hint={texts.loginHint} value={user.dsLogin} readOnly />
      <TextField
        {...field('nmUsuario', { validate: personNameRule(texts.required(texts.name)) })}
        label={texts.name}
        autoComplete="name"
      />
      <EmailField
        {...field('dsEmail', {
          required: texts.emailRequired,
          validate: (typed) => emailProblem(typed, texts.emailInvalid),
        })}
        label={texts.email}
      />
      {isNewLogin ? (
        <PasswordField
          {...field('senhaAtual', { required: texts.currentPasswordRequired })}
          label={texts.currentPassword}
          hint={texts.currentPasswordHint}
        />
      ) : null}
      <MaskedField
        {...field('dsTelefone', phoneRules(texts.phone, texts.phoneInvalid))}
        label={texts.phone}
        mask={PHONE_MASK}
        autoComplete="tel"
      />
      <MaskedField
        {...field('dsCelular', phoneRules(texts.mobile, texts.mobileInvalid))}
        label={texts.mobile}
        mask={PHONE_MASK}
        autoComplete="tel"
      />
      <FormDate
        control={control}
        name="dtNascimento"
        rules={{
          required: texts.required(texts.birthDate),
          validate: (date) => isBirthDate(date, new Date()) || texts.birthDateInvalid,
        }}
        label={texts.birthDate}
        autoComplete="bday"
      />
      <FormSelect
        {...yesNo(!user.flSupervisor && !user.flAdministrador)}
        name="flSupervisor"
        label={texts.supervisor}
      />
      <FormSelect
        {...yesNo(!user.flAdministrador)}
        name="flAdministrador"
        label={texts.administrator}
      />
    </>
  );
}
