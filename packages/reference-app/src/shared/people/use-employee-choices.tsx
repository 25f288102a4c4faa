import type { Schema } from '@aferir/api-client';
import { listEmployeesQuery } from '@aferir/api-client/react';
import type { ComboboxFieldProps, ComboboxOption } from '@aferir/ui';
import { useServices } from '../../services/services-context.tsx';
import { useSearchOf } from '../forms/use-search-of.ts';
import { employeeChoiceMessages } from './employee-choice-messages.ts';
import { WayToPerson } from './ways-to-people.tsx';

/** How many are found at once. */
const MOST = 20;

/** What a combobox takes to offer active employees, but for those who are taken. */
export function useEmployeeChoices() {
  const { staff } = useServices();
  const searchOf = useSearchOf(MOST);
  return (
    taken: ReadonlySet<number>,
  ): Pick<ComboboxFieldProps, 'onSearch' | 'maxLength' | 'messages' | 'emptyAction'> => ({
    onSearch: searchOf(
      (page) => listEmployeesQuery(staff, { query: { ...page, somenteAtivos: true } }),
      (one: Schema<'Employee'>) => (taken.has(one.idOrganogramaPessoa) ? undefined : optionOf(one)),
    ),
    maxLength: 100,
    messages: employeeChoiceMessages,
    emptyAction: <WayToPerson />,
  });
}

function optionOf({ idOrganogramaPessoa, nmPessoa, nmCargo }: Schema<'Employee'>): ComboboxOption {
  return {
    value: String(idOrganogramaPessoa),
    label: nmPessoa,
    ...(nmCargo && { detail: nmCargo }),
  };
}
