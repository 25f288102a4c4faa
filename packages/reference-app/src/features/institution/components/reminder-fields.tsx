import { WEEKDAY_NAMES, WEEKDAYS } from '@aferir/domain';
import { CheckboxGroupField, TextField } from '@aferir/ui';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { fieldOf } from '../../../shared/forms/field-of.ts';
import { FormSelect } from '../../../shared/forms/fields/form-select.tsx';
import { FormSwitch } from '../../../shared/forms/fields/form-switch.tsx';
import fields from '../../../shared/forms/fields.module.css';
import { reminderMessages as texts } from '../reminder-messages.ts';
import {
  type CheckedReminderField,
  checkReminderField,
  type ReminderValues,
} from '../reminder-values.ts';

const DAY_OPTIONS = WEEKDAYS.map((day) => ({
  value: String(day),
  label: capitalized(WEEKDAY_NAMES[day - 1] ?? ''),
}));
const HOUR_OPTIONS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: texts.hourOption(hour),
}));

/** Props of {@link ReminderFields}. */
export interface ReminderFieldsProps {
  form: UseFormReturn<ReminderValues>;
  /** Whether it can be read alone. */
  isReadOnly: boolean;
}

/** Whether people are reminded, after how long, how often, and when. */
export function ReminderFields({ form, isReadOnly }: ReminderFieldsProps) {
  const { control } = form;
  const field = fieldOf(form);
  const ruleOf = (name: CheckedReminderField) => ({
    validate: (_: unknown, values: ReminderValues) => checkReminderField(name, values),
  });
  const number = (name: 'qtdDias' | 'qtdMaxima') => ({
    ...field(name, ruleOf(name)),
    inputMode: 'numeric' as const,
    maxLength: 2,
    autoComplete: 'off',
    readOnly: isReadOnly,
  });

  return (
    <>
      <FormSwitch
        control={control}
        name="flAtivo"
        label={texts.isOn}
        hint={texts.isOnHint}
        readOnly={isReadOnly}
      />
      <div className={fields.fields}>
        <TextField {...number('qtdDias')} label={texts.afterDays} hint={texts.afterDaysHint} />
        <TextField {...number('qtdMaxima')} label={texts.atMost} hint={texts.atMostHint} />
        <FormSelect
          control={control}
          name="nrHora"
          rules={ruleOf('nrHora')}
          label={texts.hour}
          hint={texts.hourHint}
          options={HOUR_OPTIONS}
          disabled={isReadOnly}
        />
        <Controller
          control={control}
          name="lstDiasSemana"
          rules={ruleOf('lstDiasSemana')}
          render={({ field: { value, onChange, ref }, fieldState }) => (
            <CheckboxGroupField
              ref={ref}
              label={texts.weekdays}
              orientation="horizontal"
              options={DAY_OPTIONS}
              values={value}
              onValuesChange={onChange}
              disabled={isReadOnly}
              className={fields.wide}
              error={fieldState.error?.message}
            />
          )}
        />
      </div>
    </>
  );
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
