import { listSenioritiesQuery } from '@aferir/api-client/react';
import { salaryFault } from '@aferir/domain';
import { RetryNotice, TextAreaField, TextField } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { useServices } from '../../../services/services-context.tsx';
import { fieldOf } from '../../../shared/forms/field-of.ts';
import { FormMoney } from '../../../shared/forms/fields/form-money.tsx';
import { FormSelect } from '../../../shared/forms/fields/form-select.tsx';
import fields from '../../../shared/forms/fields.module.css';
import { staffFormMessages } from '../../../shared/forms/form-messages.ts';
import { requiredUpTo } from '../../../shared/forms/required-up-to.ts';
import type { PositionValues } from '../position-values.ts';
import { positionsMessages as texts } from '../positions-messages.ts';

const MOST_NAME = 50;
const MOST_TEXT = 3000;

/** What a position is; all of it is required. */
export function PositionFields({ form }: { form: UseFormReturn<PositionValues> }) {
  const { staff } = useServices();
  const seniorities = useQuery(listSenioritiesQuery(staff));
  const { control } = form;
  const field = fieldOf(form);
  const text = { maxLength: MOST_TEXT, className: fields.wide };
  return (
    <div className={fields.fields}>
      <TextField
        {...field('nmCargo', { validate: requiredUpTo(MOST_NAME) })}
        label={texts.name}
        autoComplete="off"
        className={fields.wide}
      />
      <TextAreaField
        {...field('dsDescricao', { validate: requiredUpTo(MOST_TEXT) })}
        {...text}
        label={texts.description}
      />
      <TextAreaField
        {...field('dsAtividades', { validate: requiredUpTo(MOST_TEXT) })}
        {...text}
        label={texts.activities}
      />
      <FormMoney
        control={control}
        name="vlPisoSalarial"
        rules={{ validate: checkSalary }}
        label={texts.salary}
        hint={texts.salaryHint}
      />
      <FormSelect
        control={control}
        name="idSenioridade"
        rules={{ required: texts.required }}
        label={texts.seniority}
        options={(seniorities.data ?? []).map(({ idSenioridade, nmSenioridade }) => ({
          value: String(idSenioridade),
          label: nmSenioridade,
        }))}
        disabled={!seniorities.data}
      />
      {seniorities.isError ? (
        <RetryNotice
          className={fields.wide}
          title={texts.senioritiesFailed}
          retryLabel={staffFormMessages.retry}
          isRetrying={seniorities.isFetching}
          onRetry={() => void seniorities.refetch()}
        >
          {seniorities.error.message}
        </RetryNotice>
      ) : null}
    </div>
  );
}

function checkSalary(cents: number | null): true | string {
  if (cents === null) return texts.required;
  const fault = salaryFault(cents);
  return fault === undefined || texts.salaryFaults[fault];
}
