import { SelectField, type SelectFieldProps } from '@aferir/ui';
import type { FieldValues } from 'react-hook-form';
import { type BoundProps, useBoundField } from './use-bound-field.ts';

/** One of several known choices, in a form. */
export function FormSelect<Values extends FieldValues>({
  control,
  name,
  rules,
  ...rest
}: BoundProps<SelectFieldProps, Values, string>) {
  return <SelectField {...rest} {...useBoundField({ control, name, rules })} />;
}
