import type { Schema } from '@aferir/api-client';
import { searchOrganizationQuery } from '@aferir/api-client/react';
import { ComboboxField, type ComboboxFound, type ComboboxOption } from '@aferir/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../services/services-context.tsx';
import { type Department, placeOf } from '../department.ts';
import { findDepartments } from '../find-departments.ts';
import { organizationMessages as texts } from '../organization-messages.ts';
import styles from './organization.module.css';

/** Something of the chart that was looked for, and the department where it is. */
export interface OrganizationFind extends ComboboxOption {
  departmentId: number;
  isPerson: boolean;
}

/** Props of {@link OrganizationSearch}. */
export interface OrganizationSearchProps {
  departments: readonly Department[];
  onFind: (find: OrganizationFind) => void;
}

/** Looks for a department or a person; nothing typed offers the departments. */
export function OrganizationSearch({ departments, onFind }: OrganizationSearchProps) {
  const { staff } = useServices();
  const queries = useQueryClient();

  async function search(filter: string): Promise<ComboboxFound<OrganizationFind>> {
    if (filter === '') return offer(departments);
    const { rows, qtdRecords } = await queries.fetchQuery(
      searchOrganizationQuery(staff, { query: { filter } }),
    );
    return { options: rows.map(toFind), total: qtdRecords };
  }

  return (
    <ComboboxField
      label={texts.search}
      className={styles.search}
      value={null}
      onValueChange={(find) => find && onFind(find)}
      onSearch={search}
      maxLength={100}
      messages={{
        placeholder: texts.searchPlaceholder,
        empty: texts.searchEmpty,
        failed: texts.searchFailed,
      }}
    />
  );
}

function offer(departments: readonly Department[]): ComboboxFound<OrganizationFind> {
  const { options, total } = findDepartments(departments, '');
  return {
    total,
    options: options.map((option) => ({
      ...option,
      departmentId: Number(option.value),
      isPerson: false,
    })),
  };
}

function toFind(match: Schema<'OrganizationMatch'>): OrganizationFind {
  const { idOrganogramaNo, idOrganogramaPessoa, nmPessoa, nmDepartamento } = match;
  const isPerson = match.tpResultado === 'pessoa';
  return {
    value: `${match.tpResultado}-${idOrganogramaPessoa ?? idOrganogramaNo}`,
    label: isPerson && nmPessoa !== null ? nmPessoa : nmDepartamento,
    detail: isPerson
      ? texts.inDepartment(nmDepartamento)
      : placeOf({ parentName: match.nmDepartamentoSuperior }),
    departmentId: idOrganogramaNo,
    isPerson,
  };
}
