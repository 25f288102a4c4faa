import { listDepartmentChoicesQuery, listPositionsQuery } from '@aferir/api-client/react';
import { emailProblem, PHONE_MASK, phoneProblem } from '@aferir/domain';
import { CheckboxField, EmailField, MaskedField, SelectField, TextField } from '@aferir/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useServices } from '../../../services/services-context.tsx';
import { personNameRule } from '../../../shared/forms/person-name-rule.ts';
import { UploadedImageField } from '../../../shared/images/uploaded-image-field.tsx';
import type { EmployeeValues } from '../employee-values.ts';
import { employeesMessages as texts } from '../employees-messages.ts';
import { ChoiceField } from './choice-field.tsx';
import styles from './employees.module.css';
import { ManagersField } from './managers-field.tsx';

const MOST = 50;
const GENDERS = Object.entries(texts.genders).map(([value, label]) => ({ value, label }));

/** Props of {@link EmployeeFields}. */
export interface EmployeeFieldsProps {
  form: UseFormReturn<EmployeeValues>;
  /** Who is changed; 0 is a new employee. */
  personId: number;
}

/** Who the employee is, where they work and who answers for them. */
export function EmployeeFields({ form, personId }: EmployeeFieldsProps) {
  const { staff } = useServices();
  const queries = useQueryClient();
  const { register, control, formState } = form;
  const { errors, dirtyFields } = formState;

  async function searchPositions(filter: string) {
    const { rows, qtdRecords } = await queries.fetchQuery(
      listPositionsQuery(staff, { query: { take: MOST, index: 0, filter } }),
    );
    const options = rows.map(({ idOrganogramaCargo, nmCargo, nmSenioridade }) => ({
      value: String(idOrganogramaCargo),
      label: nmCargo,
      ...(nmSenioridade && { detail: nmSenioridade }),
    }));
    return { options, total: qtdRecords };
  }

  async function searchDepartments(filter: string) {
    const { rows, qtdRecords } = await queries.fetchQuery(
      listDepartmentChoicesQuery(staff, { query: { take: MOST, index: 0, filter } }),
    );
    const options = rows.map(({ idOrganogramaNo, nmDepartamento }) => ({
      value: String(idOrganogramaNo),
      label: nmDepartamento,
    }));
    return { options, total: qtdRecords };
  }

  return (
    <div className={styles.groups}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{texts.person}</legend>
        <Controller
          control={control}
          name="urlFoto"
          render={({ field: { value, onChange }, fieldState }) => (
            <UploadedImageField
              purpose="pessoa"
              label={texts.photo}
              value={value}
              onValueChange={onChange}
              shape="round"
              isOptional
              className={styles.wide}
              error={fieldState.error?.message}
            />
          )}
        />
        <TextField
          {...register('nmPessoa', { validate: personNameRule() })}
          label={texts.name}
          autoComplete="off"
          error={errors.nmPessoa?.message}
        />
        <Controller
          control={control}
          name="tpSexo"
          render={({ field: { value, onChange, ref } }) => (
            <SelectField
              ref={ref}
              label={texts.gender}
              options={GENDERS}
              value={value}
              onValueChange={onChange}
              isOptional
              error={errors.tpSexo?.message}
            />
          )}
        />
        <EmailField
          {...register('dsEmail', {
            required: texts.required,
            validate: (email) => emailProblem(email, texts.emailInvalid),
          })}
          label={texts.email}
          hint={personId && dirtyFields.dsEmail ? texts.emailChangedHint : undefined}
          autoComplete="off"
          error={errors.dsEmail?.message}
        />
        <MaskedField
          {...register('nrTelefone', {
            required: texts.required,
            validate: (phone) => phoneProblem(phone, texts.phoneInvalid),
          })}
          label={texts.mobile}
          mask={PHONE_MASK}
          error={errors.nrTelefone?.message}
        />
      </fieldset>

      <fieldset className={styles.group}>
        <legend className={styles.legend}>{texts.work}</legend>
        <ChoiceField
          form={form}
          name="idOrganogramaCargo"
          nameOfChoice="nmCargo"
          label={texts.position}
          placeholder={texts.positionSearch}
          empty={texts.positionEmpty}
          onSearch={searchPositions}
        />
        <ChoiceField
          form={form}
          name="idOrganogramaNo"
          nameOfChoice="nmDepartamento"
          label={texts.department}
          placeholder={texts.departmentSearch}
          empty={texts.departmentEmpty}
          onSearch={searchDepartments}
        />
        <TextField
          {...register('cdPessoaCliente')}
          label={texts.registrationNumber}
          maxLength={50}
          autoComplete="off"
          isOptional
          error={errors.cdPessoaCliente?.message}
        />
        <ManagersField form={form} personId={personId} />
        <CheckboxField
          {...register('flAtivo')}
          label={texts.activeField}
          hint={texts.activeHint}
          className={styles.wide}
          error={errors.flAtivo?.message}
        />
      </fieldset>
    </div>
  );
}
