import type { Schema } from '@aferir/api-client';
import {
  listDepartmentChoicesQuery,
  listPositionsQuery,
  saveDepartmentMutation,
  savePositionMutation,
} from '@aferir/api-client/react';
import { SECTION } from '@aferir/domain';
import type { UseFormReturn } from 'react-hook-form';
import { useServices } from '../../../services/services-context.tsx';
import { FormCombobox } from '../../../shared/forms/fields/form-combobox.tsx';
import { staffFormMessages } from '../../../shared/forms/form-messages.ts';
import { useMadeChoice } from '../../../shared/forms/use-made-choice.ts';
import { useSearchOf } from '../../../shared/forms/use-search-of.ts';
import type { EmployeeValues } from '../employee-values.ts';
import { employeesMessages as texts } from '../employees-messages.ts';

const rules = { required: texts.required };
const choices = { failed: texts.choicesFailed, retry: staffFormMessages.retry };
const MOST = { position: 50, department: 100 };

/** The position and the department of an employee; what is not there yet can be made by its name. */
export function PlaceFields({ form }: { form: UseFormReturn<EmployeeValues> }) {
  const { staff } = useServices();
  const searchOf = useSearchOf();
  const madePosition = useMadeChoice({
    section: SECTION.positions,
    save: savePositionMutation(staff),
    initOf: (nmCargo: string) => ({ body: { idOrganogramaCargo: 0, nmCargo } }),
  });
  const madeDepartment = useMadeChoice({
    section: SECTION.organization,
    save: saveDepartmentMutation(staff),
    initOf: (nmDepartamento: string) => ({
      body: { idOrganogramaNo: 0, idOrganogramaNoSuperior: 0, nmDepartamento },
    }),
  });

  return (
    <>
      <FormCombobox
        form={form}
        name="idOrganogramaCargo"
        nameOfChoice="nmCargo"
        label={texts.position}
        rules={rules}
        maxLength={MOST.position}
        onSearch={searchOf((query) => listPositionsQuery(staff, { query }), optionOfPosition)}
        messages={{ ...choices, placeholder: texts.positionSearch, empty: texts.positionEmpty }}
        {...madePosition}
        emptyAction={madePosition.onCreate ? null : <span>{texts.positionAsk}</span>}
      />
      <FormCombobox
        form={form}
        name="idOrganogramaNo"
        nameOfChoice="nmDepartamento"
        label={texts.department}
        rules={rules}
        maxLength={MOST.department}
        onSearch={searchOf(
          (query) => listDepartmentChoicesQuery(staff, { query }),
          optionOfDepartment,
        )}
        messages={{
          ...choices,
          placeholder: texts.departmentSearch,
          empty: texts.departmentEmpty,
        }}
        {...madeDepartment}
        emptyAction={madeDepartment.onCreate ? null : <span>{texts.departmentAsk}</span>}
      />
    </>
  );
}

function optionOfPosition({ idOrganogramaCargo, nmCargo, nmSenioridade }: Schema<'Position'>) {
  return {
    value: String(idOrganogramaCargo),
    label: nmCargo,
    ...(nmSenioridade && { detail: nmSenioridade }),
  };
}

function optionOfDepartment({ idOrganogramaNo, nmDepartamento }: Schema<'DepartmentChoice'>) {
  return { value: String(idOrganogramaNo), label: nmDepartamento };
}
