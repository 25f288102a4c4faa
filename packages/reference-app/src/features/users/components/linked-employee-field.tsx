import type { Schema } from '@aferir/api-client';
import { listLinkableEmployeesQuery } from '@aferir/api-client/react';
import { RetryNotice, SelectField, TextField } from '@aferir/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { useServices } from '../../../services/services-context.tsx';
import { staffFormMessages } from '../../../shared/forms/form-messages.ts';
import type { UserValues } from '../user-values.ts';
import { usersMessages as texts } from '../users-messages.ts';

const MOST = 100;

/** Props of {@link LinkedEmployeeField}. */
export interface LinkedEmployeeFieldProps {
  form: UseFormReturn<UserValues>;
  user: Schema<'User'> | undefined;
}

/** The employee whom the user is, out of those who are nobody's user yet. */
export function LinkedEmployeeField({ form, user }: LinkedEmployeeFieldProps) {
  const { staff } = useServices();
  const [typed, setTyped] = useState('');
  const filter = useDeferredValue(typed.trim());
  const people = useQuery({
    ...listLinkableEmployeesQuery(staff, { query: { take: MOST, index: 0, filter } }),
    placeholderData: keepPreviousData,
  });
  const value = useWatch({ control: form.control, name: 'idOrganogramaPessoa' });
  const [chosen, setChosen] = useState({
    value: user?.idOrganogramaPessoa ? String(user.idOrganogramaPessoa) : '',
    label: user?.nmOrganogramaPessoa ?? '',
  });
  const found = (people.data?.rows ?? []).map((person) => ({
    value: String(person.idOrganogramaPessoa),
    label: person.nmCargo ? `${person.nmPessoa} · ${person.nmCargo}` : person.nmPessoa,
  }));
  const isListed = value === '' || found.some((option) => option.value === value);
  const options = isListed ? found : [chosen, ...found];

  if (people.isError) {
    return (
      <RetryNotice
        title={texts.employeesFailed}
        retryLabel={staffFormMessages.retry}
        isRetrying={people.isFetching}
        onRetry={() => void people.refetch()}
      >
        {people.error.message}
      </RetryNotice>
    );
  }
  const isLong = (people.data?.qtdRecords ?? 0) > 10 || typed !== '';
  return (
    <>
      {isLong ? (
        <TextField
          type="search"
          label={texts.employeeSearch}
          value={typed}
          maxLength={100}
          onChange={({ target }) => setTyped(target.value)}
        />
      ) : null}
      <Controller
        control={form.control}
        name="idOrganogramaPessoa"
        render={({ field: { onChange, ref } }) => (
          <SelectField
            ref={ref}
            label={texts.employee}
            hint={texts.employeeHint}
            options={options}
            placeholder={texts.noEmployee}
            isOptional
            value={value}
            onValueChange={(next) => {
              const option = options.find((one) => one.value === next);
              if (option) setChosen(option);
              onChange(next);
            }}
            error={form.formState.errors.idOrganogramaPessoa?.message}
          />
        )}
      />
    </>
  );
}
