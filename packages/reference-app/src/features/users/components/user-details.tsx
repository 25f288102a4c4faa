import type { Schema } from '@aferir/api-client';
import {
  CPF_MASK,
  isBirthDate,
  isCpf,
  isZipCode,
  PHONE_MASK,
  phoneProblem,
  STATES,
  ZIP_CODE_MASK,
} from '@aferir/domain';
import { CheckboxField, MaskedField, TextField } from '@aferir/ui';
import { clsx } from 'clsx';
import type { UseFormReturn } from 'react-hook-form';
import { FieldGroup } from '../../../shared/forms/field-group.tsx';
import { fieldOf } from '../../../shared/forms/field-of.ts';
import { FormDate } from '../../../shared/forms/fields/form-date.tsx';
import { FormImage } from '../../../shared/forms/fields/form-image.tsx';
import { FormSelect } from '../../../shared/forms/fields/form-select.tsx';
import fields from '../../../shared/forms/fields.module.css';
import { MoreDetails } from '../../../shared/forms/more-details.tsx';
import { PostalAddressFields } from '../../../shared/forms/postal-address-fields.tsx';
import { postalAddressMessages } from '../../../shared/forms/postal-address-messages.ts';
import type { UserValues } from '../user-values.ts';
import { usersMessages as texts } from '../users-messages.ts';
import { LinkedEmployeeField } from './linked-employee-field.tsx';
import styles from './user-form.module.css';

const YES_NO = [
  { value: 'sim', label: texts.yes },
  { value: 'nao', label: texts.no },
];
const UFS = STATES.map((state) => ({ value: state, label: state }));

/** What is inside and empty in a new user. */
const NAMES = [
  'urlFoto',
  'idOrganogramaPessoa',
  'nrCpf',
  'nrRg',
  'dtNascimento',
  'dsCelular',
  'dsTelefone',
  'dsCep',
  'dsEndereco',
  'nrNumero',
  'dsComplemento',
  'nmBairro',
  'nmCidade',
  'nmUf',
] as const;

/** Props of {@link UserDetails}. */
export interface UserDetailsProps {
  form: UseFormReturn<UserValues>;
  /** Who is changed; nobody yet while it is a new user. */
  user: Schema<'User'> | undefined;
  mayMakeAdministrators: boolean;
}

/** What else may be known of a user: all of it may stay as it is. */
export function UserDetails({ form, user, mayMakeAdministrators }: UserDetailsProps) {
  const { control } = form;
  const field = fieldOf(form);
  const orEmpty = (isValid: (text: string) => boolean, message: string) => ({
    validate: (text: string) => text === '' || isValid(text) || message,
  });
  const phoneOrEmpty = (message: string) => ({
    validate: (text: string) => text === '' || phoneProblem(text, message),
  });

  return (
    <MoreDetails form={form} names={NAMES} hint={texts.detailsHint}>
      <div className={clsx(fields.groups, fields.wide, styles.narrow)}>
        <FieldGroup title={texts.access}>
          <FormSelect
            control={control}
            name="flAdministrador"
            label={texts.administrator}
            hint={mayMakeAdministrators ? texts.administratorHint : texts.administratorLocked}
            options={YES_NO}
            disabled={!mayMakeAdministrators}
          />
          <LinkedEmployeeField form={form} />
          <CheckboxField
            {...field('flAtivo')}
            label={texts.isActive}
            hint={user?.flFuncionarioAtivo === false ? texts.employeeInactive : texts.isActiveHint}
            className={fields.wide}
          />
          <FormImage
            control={control}
            name="urlFoto"
            purpose="usuario"
            label={texts.photo}
            shape="round"
            isOptional
            className={fields.wide}
          />
        </FieldGroup>

        <FieldGroup title={texts.personal}>
          <MaskedField
            {...field('nrCpf', orEmpty(isCpf, texts.cpfInvalid))}
            label={texts.cpf}
            mask={CPF_MASK}
            isOptional
          />
          <TextField {...field('nrRg')} label={texts.rg} maxLength={20} isOptional />
          <FormDate
            control={control}
            name="dtNascimento"
            rules={orEmpty((date) => isBirthDate(date, new Date()), texts.birthDateInvalid)}
            label={texts.birthDate}
            isOptional
          />
          <MaskedField
            {...field('dsCelular', phoneOrEmpty(texts.mobileInvalid))}
            label={texts.mobile}
            mask={PHONE_MASK}
            isOptional
          />
          <MaskedField
            {...field('dsTelefone', phoneOrEmpty(texts.phoneInvalid))}
            label={texts.phone}
            mask={PHONE_MASK}
            isOptional
          />
        </FieldGroup>

        <FieldGroup title={texts.address}>
          <MaskedField
            {...field('dsCep', orEmpty(isZipCode, texts.zipCodeInvalid))}
            label={postalAddressMessages.zipCode}
            mask={ZIP_CODE_MASK}
            isOptional
          />
          <PostalAddressFields field={field} isOptional />
          <FormSelect
            control={control}
            name="nmUf"
            label={postalAddressMessages.state}
            options={UFS}
            isOptional
          />
        </FieldGroup>
      </div>
    </MoreDetails>
  );
}
