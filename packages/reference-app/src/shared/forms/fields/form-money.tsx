import { MoneyField, type MoneyFieldProps } from '@aferir/ui';
import type { FieldValues } from 'react-hook-form';
import { type BoundProps, useBoundField } from './use-bound-field.ts';

/** An amount in reais, in a form. */
export function FormMoney<Values extends FieldValues>({
  control,
  name,
  rules,
  ...rest
}: BoundProps<MoneyFieldProps, Values, number | null>) {
  return <MoneyField {...rest} {...useBoundField({ control, name, rules })} />;
}
