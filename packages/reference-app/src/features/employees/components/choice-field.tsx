import { ComboboxField, type ComboboxFieldProps } from '@aferir/ui';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { staffFormMessages } from '../../../shared/forms/form-messages.ts';
import type { EmployeeValues } from '../employee-values.ts';
import { employeesMessages as texts } from '../employees-messages.ts';

/** Props of {@link ChoiceField}. */
export interface ChoiceFieldProps {
  form: UseFormReturn<EmployeeValues>;
  /** Holds the id of what is chosen. */
  name: 'idOrganogramaCargo' | 'idOrganogramaNo';
  /** Holds its name. */
  nameOfChoice: 'nmCargo' | 'nmDepartamento';
  label: string;
  placeholder: string;
  empty: string;
  onSearch: ComboboxFieldProps['onSearch'];
}

/** Something the employee has to have one of, searched for by name. */
export function ChoiceField({
  form,
  name,
  nameOfChoice,
  label,
  placeholder,
  empty,
  onSearch,
}: ChoiceFieldProps) {
  const chosen = useWatch({ control: form.control, name: nameOfChoice });
  return (
    <Controller
      control={form.control}
      name={name}
      rules={{ required: texts.required }}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <ComboboxField
          ref={ref}
          name={name}
          label={label}
          value={value === '' ? null : { value, label: chosen || value }}
          onValueChange={(option) => {
            form.setValue(nameOfChoice, option?.label ?? '');
            onChange(option?.value ?? '');
          }}
          onBlur={onBlur}
          onSearch={onSearch}
          maxLength={100}
          messages={{
            placeholder,
            empty,
            failed: texts.choicesFailed,
            retry: staffFormMessages.retry,
          }}
          error={form.formState.errors[name]?.message}
        />
      )}
    />
  );
}
