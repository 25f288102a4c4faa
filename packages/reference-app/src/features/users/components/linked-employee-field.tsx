import type { Schema } from '@aferir/api-client';
import { listLinkableEmployeesQuery } from '@aferir/api-client/react';
import { ComboboxField } from '@aferir/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { useServices } from '../../../services/services-context.tsx';
import { staffFormMessages } from '../../../shared/forms/form-messages.ts';
import type { UserValues } from '../user-values.ts';
import { usersMessages as texts } from '../users-messages.ts';

const MOST = 50;

const messages = {
  placeholder: texts.employeeSearch,
  clear: texts.noEmployee,
  empty: texts.employeesEmpty,
  failed: texts.employeesFailed,
  retry: staffFormMessages.retry,
};

/** Props of {@link LinkedEmployeeField}. */
export interface LinkedEmployeeFieldProps {
  form: UseFormReturn<UserValues>;
}

/** The employee whom the user is, out of those who are nobody's user yet. */
export function LinkedEmployeeField({ form }: LinkedEmployeeFieldProps) {
  const { staff } = useServices();
  const queries = useQueryClient();
  const person = useWatch({ control: form.control, name: 'nmOrganogramaPessoa' });

  async function search(filter: string) {
    const { rows, qtdRecords } = await queries.fetchQuery(
      listLinkableEmployeesQuery(staff, { query: { take: MOST, index: 0, filter } }),
    );
    return { options: rows.map(optionOf), total: qtdRecords };
  }

  return (
    <Controller
      control={form.control}
      name="idOrganogramaPessoa"
      render={({ field: { value, onChange, onBlur, name, ref } }) => (
        <ComboboxField
          ref={ref}
          name={name}
          label={texts.employee}
          hint={texts.employeeHint}
          isOptional
          value={value === '' ? null : { value, label: person || value }}
          onValueChange={(option) => {
            form.setValue('nmOrganogramaPessoa', option?.label ?? '');
            onChange(option?.value ?? '');
          }}
          onBlur={onBlur}
          onSearch={search}
          maxLength={100}
          messages={messages}
          error={form.formState.errors.idOrganogramaPessoa?.message}
        />
      )}
    />
  );
}

function optionOf({ idOrganogramaPessoa, nmPessoa, nmCargo, dsEmail }: Schema<'LinkableEmployee'>) {
  const detail = [nmCargo, dsEmail].filter(Boolean).join(' · ');
  return { value: String(idOrganogramaPessoa), label: nmPessoa, ...(detail && { detail }) };
}
