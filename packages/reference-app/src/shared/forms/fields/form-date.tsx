import { DateField, type DateFieldProps } from '@aferir/ui';
import type { FieldValues } from 'react-hook-form';
import { type BoundProps, useBoundField } from './use-bound-field.ts';

/** A day, in a form. */
export function FormDate<Values extends FieldValues>({
  control,
  name,
  rules,
  ...rest
}: BoundProps<DateFieldProps, Values, string>) {
  return <DateField {...rest} {...useBoundField({ control, name, rules })} />;
}
