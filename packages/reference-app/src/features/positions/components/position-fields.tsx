import { listSenioritiesQuery } from '@aferir/api-client/react';
import { salaryFault } from '@aferir/domain';
import { MoneyField, RetryNotice, SelectField, TextAreaField, TextField } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useServices } from '../../../services/services-context.tsx';
import { staffFormMessages } from '../../../shared/forms/form-messages.ts';
import { requiredUpTo } from '../../../shared/forms/required-up-to.ts';
import type { PositionValues } from '../position-values.ts';
import { positionsMessages as texts } from '../positions-messages.ts';
import styles from './positions.module.css';

const MOST_NAME = 50;
const MOST_TEXT = 3000;

/** Props of {@link PositionFields}. */
export interface PositionFieldsProps {
  form: UseFormReturn<PositionValues>;
}

/** What a position is; all of it is required. */
export function PositionFields({ form }: PositionFieldsProps) {
  const { staff } = useServices();
  const seniorities = useQuery(listSenioritiesQuery(staff));
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <div className={styles.fields}>
      <TextField
        {...register('nmCargo', { validate: requiredUpTo(MOST_NAME) })}
        label={texts.name}
        autoComplete="off"
        className={styles.wide}
        error={errors.nmCargo?.message}
      />
      <TextAreaField
        {...register('dsDescricao', { validate: requiredUpTo(MOST_TEXT) })}
        label={texts.description}
        maxLength={MOST_TEXT}
        className={styles.wide}
        error={errors.dsDescricao?.message}
      />
      <TextAreaField
        {...register('dsAtividades', { validate: requiredUpTo(MOST_TEXT) })}
        label={texts.activities}
        maxLength={MOST_TEXT}
        className={styles.wide}
        error={errors.dsAtividades?.message}
      />
      <Controller
        control={control}
        name="vlPisoSalarial"
        rules={{
          validate: (cents) => {
            if (cents === null) return texts.required;
            const fault = salaryFault(cents);
            return fault === undefined || texts.salaryFaults[fault];
          },
        }}
        render={({ field: { value, onChange, onBlur, name, ref } }) => (
          <MoneyField
            ref={ref}
            name={name}
            label={texts.salary}
            hint={texts.salaryHint}
            value={value}
            onValueChange={onChange}
            onBlur={onBlur}
            error={errors.vlPisoSalarial?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="idSenioridade"
        rules={{ required: texts.required }}
        render={({ field: { value, onChange, ref } }) => (
          <SelectField
            ref={ref}
            label={texts.seniority}
            options={(seniorities.data ?? []).map(({ idSenioridade, nmSenioridade }) => ({
              value: String(idSenioridade),
              label: nmSenioridade,
            }))}
            value={value}
            onValueChange={onChange}
            disabled={!seniorities.data}
            error={errors.idSenioridade?.message}
          />
        )}
      />
      {seniorities.isError ? (
        <RetryNotice
          className={styles.wide}
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
