import { listEmployeesQuery } from '@aferir/api-client/react';
import type { ComboboxFieldProps, ComboboxFound } from '@aferir/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../services/services-context.tsx';
import { employeeChoiceMessages } from './employee-choice-messages.ts';

/** How many are found at once. */
const MOST = 20;

/** What a combobox takes to offer active employees, but for those who are taken. */
export function useEmployeeChoices() {
  const { staff } = useServices();
  const queries = useQueryClient();

  async function search(filter: string, taken: ReadonlySet<number>): Promise<ComboboxFound> {
    const { rows, qtdRecords } = await queries.fetchQuery(
      listEmployeesQuery(staff, {
        query: { take: MOST, index: 0, filter, somenteAtivos: true },
      }),
    );
    const options = rows
      .filter(({ idOrganogramaPessoa }) => !taken.has(idOrganogramaPessoa))
      .map(({ idOrganogramaPessoa, nmPessoa, nmCargo }) => ({
        value: String(idOrganogramaPessoa),
        label: nmPessoa,
        ...(nmCargo && { detail: nmCargo }),
      }));
    return { options, total: qtdRecords - (rows.length - options.length) };
  }

  return (
    taken: ReadonlySet<number>,
  ): Pick<ComboboxFieldProps, 'onSearch' | 'maxLength' | 'messages'> => ({
    onSearch: (filter) => search(filter, taken),
    maxLength: 100,
    messages: employeeChoiceMessages,
  });
}
