import {
  CPF_MASK,
  emailProblem,
  hiringDayProblem,
  isBirthDate,
  isCpf,
  isNamedApart,
  PHONE_MASK,
  phoneProblem,
} from '@aferir/domain';
import { CheckboxField, EmailField, MaskedField, TextField } from '@aferir/ui';
import type { UseFormReturn } from 'react-hook-form';
import { FieldGroup } from '../../../shared/forms/field-group.tsx';
import { fieldOf } from '../../../shared/forms/field-of.ts';
import { FormDate } from '../../../shared/forms/fields/form-date.tsx';
import { FormImage } from '../../../shared/forms/fields/form-image.tsx';
import { FormSelect } from '../../../shared/forms/fields/form-select.tsx';
import fields from '../../../shared/forms/fields.module.css';
import { personNameRule } from '../../../shared/forms/person-name-rule.ts';
import type { EmployeeValues } from '../employee-values.ts';
import { employeesMessages as texts } from '../employees-messages.ts';
import { LanguageField } from './language-field.tsx';
import { ManagersField } from './managers-field.tsx';
import { PlaceFields } from './place-fields.tsx';

const GENDERS = Object.entries(texts.genders).map(([value, label]) => ({ value, label }));
/** Props of {@link EmployeeFields}. */
export interface EmployeeFieldsProps {
  form: UseFormReturn<EmployeeValues>;
  /** Who is changed; 0 is a new employee. */
  personId: number;
}

/** Who the employee is, where they work and who answers for them. */
export function EmployeeFields({ form, personId }: EmployeeFieldsProps) {
  const { control, formState } = form;
  const field = fieldOf(form);
  const hadEmail = Boolean(formState.defaultValues?.dsEmail);
  const changedHint = formState.dirtyFields.dsEmail ? texts.emailChangedHint : undefined;

  return (
    <div className={fields.groups}>
      <FieldGroup title={texts.person}>
        <TextField
          {...field('nmPessoa', { validate: personNameRule() })}
          label={texts.name}
          autoComplete="off"
        />
        <FormSelect
          control={control}
          name="tpSexo"
          label={texts.gender}
          options={GENDERS}
          isOptional
        />
        <EmailField
          {...field('dsEmail', {
            required: hadEmail && texts.required,
            validate: (email, { cdPessoaCliente, nrCpf: cpf }) => {
              if (email.trim()) return emailProblem(email, texts.emailInvalid);
              const isNamed = isNamedApart({ email, registrationNumber: cdPessoaCliente, cpf });
              return isNamed || texts.emailOrMark;
            },
          })}
          label={texts.email}
          hint={hadEmail ? changedHint : texts.emailOrMarkHint}
          autoComplete="off"
        />
        <MaskedField
          {...field('nrTelefone', {
            required: texts.required,
            validate: (phone) => phoneProblem(phone, texts.phoneInvalid),
          })}
          label={texts.mobile}
          mask={PHONE_MASK}
        />
        <MaskedField
          {...field('nrCpf', {
            deps: ['dsEmail'],
            validate: (cpf) => cpf === '' || isCpf(cpf) || texts.cpfInvalid,
          })}
          label={texts.cpf}
          mask={CPF_MASK}
          autoComplete="off"
          isOptional
        />
        <FormDate
          control={control}
          name="dtNascimento"
          rules={{
            validate: (day) => day === '' || isBirthDate(day, new Date()) || texts.birthDateInvalid,
          }}
          label={texts.birthDate}
          hint={texts.birthDateHint}
          isOptional
        />
        <LanguageField form={form} />
        <FormImage
          control={control}
          name="urlFoto"
          purpose="pessoa"
          label={texts.photo}
          shape="round"
          isOptional
          className={fields.wide}
        />
      </FieldGroup>

      <FieldGroup title={texts.work}>
        <PlaceFields form={form} />
        <TextField
          {...field('cdPessoaCliente', { deps: ['dsEmail'] })}
          label={texts.registrationNumber}
          maxLength={50}
          autoComplete="off"
          isOptional
        />
        <FormDate
          control={control}
          name="dtAdmissao"
          rules={{ validate: (day) => (day ? hiringDayProblem(day, new Date()) : undefined) }}
          label={texts.hiredOn}
          isOptional
        />
        <ManagersField form={form} personId={personId} />
        <CheckboxField
          {...field('flAtivo')}
          label={texts.activeField}
          hint={texts.activeHint}
          className={fields.wide}
        />
      </FieldGroup>
    </div>
  );
}
