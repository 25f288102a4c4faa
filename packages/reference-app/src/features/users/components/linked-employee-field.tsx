import type { Schema } from '@aferir/api-client';
import { listLinkableEmployeesQuery } from '@aferir/api-client/react';
import type { UseFormReturn } from 'react-hook-form';
import { useServices } from '../../../services/services-context.tsx';
import { FormCombobox } from '../../../shared/forms/fields/form-combobox.tsx';
import { staffFormMessages } from '../../../shared/forms/form-messages.ts';
import { useSearchOf } from '../../../shared/forms/use-search-of.ts';
import { WayToPerson } from '../../../shared/people/ways-to-people.tsx';
import type { UserValues } from '../user-values.ts';
import { usersMessages as texts } from '../users-messages.ts';

const messages = {
  placeholder: texts.employeeSearch,
  clear: texts.noEmployee,
  empty: texts.employeesEmpty,
  failed: texts.employeesFailed,
  retry: staffFormMessages.retry,
};

/** The employee whom the user is, out of those who are nobody's user yet. */
export function LinkedEmployeeField({ form }: { form: UseFormReturn<UserValues> }) {
  const { staff } = useServices();
  const searchOf = useSearchOf();
  return (
    <FormCombobox
      form={form}
      name="idOrganogramaPessoa"
      nameOfChoice="nmOrganogramaPessoa"
      label={texts.employee}
      hint={texts.employeeHint}
      isOptional
      onSearch={searchOf((query) => listLinkableEmployeesQuery(staff, { query }), optionOf)}
      maxLength={100}
      emptyAction={<WayToPerson />}
      messages={messages}
    />
  );
}

function optionOf({ idOrganogramaPessoa, nmPessoa, nmCargo, dsEmail }: Schema<'LinkableEmployee'>) {
  const detail = [nmCargo, dsEmail].filter(Boolean).join(' · ');
  return { value: String(idOrganogramaPessoa), label: nmPessoa, ...(detail && { detail }) };
}
