import { salaryFault } from '@aferir/domain';
import { TextAreaField, TextField } from '@aferir/ui';
import type { UseFormReturn } from 'react-hook-form';
import { fieldOf } from '../../../shared/forms/field-of.ts';
import { FormMoney } from '../../../shared/forms/fields/form-money.tsx';
import fields from '../../../shared/forms/fields.module.css';
import { MoreDetails } from '../../../shared/forms/more-details.tsx';
import { requiredUpTo, upTo } from '../../../shared/forms/required-up-to.ts';
import type { PositionValues } from '../position-values.ts';
import { positionsMessages as texts } from '../positions-messages.ts';
import { SeniorityField } from './seniority-field.tsx';

const MOST_NAME = 50;
const MOST_TEXT = 3000;
const DETAILS = ['dsDescricao', 'dsAtividades', 'vlPisoSalarial', 'idSenioridade'] as const;

/** What a position is: its name, and what else one may say of it. */
export function PositionFields({ form }: { form: UseFormReturn<PositionValues> }) {
  const { control } = form;
  const field = fieldOf(form);
  const text = { maxLength: MOST_TEXT, className: fields.wide, isOptional: true };
  return (
    <div className={fields.fields}>
      <TextField
        {...field('nmCargo', { validate: requiredUpTo(MOST_NAME) })}
        label={texts.name}
        autoComplete="off"
        className={fields.wide}
      />
      <MoreDetails form={form} names={DETAILS}>
        <TextAreaField
          {...field('dsDescricao', { validate: upTo(MOST_TEXT) })}
          {...text}
          label={texts.description}
        />
        <TextAreaField
          {...field('dsAtividades', { validate: upTo(MOST_TEXT) })}
          {...text}
          label={texts.activities}
        />
        <FormMoney
          control={control}
          name="vlPisoSalarial"
          rules={{ validate: checkSalary }}
          label={texts.salary}
          hint={texts.salaryHint}
          isOptional
        />
        <SeniorityField form={form} />
      </MoreDetails>
    </div>
  );
}

function checkSalary(cents: number | null): true | string {
  const fault = salaryFault(cents);
  return fault === undefined || texts.salaryFaults[fault];
}
