import { RadioGroupField, type RadioGroupFieldProps } from '@aferir/ui';
import type { FieldValues } from 'react-hook-form';
import { type BoundProps, useBoundField } from './use-bound-field.ts';

/** One of a few choices in sight, in a form. */
export function FormRadioGroup<Values extends FieldValues, Value extends string>({
  control,
  name,
  rules,
  ...rest
}: BoundProps<RadioGroupFieldProps, Values, Value>) {
  const { onValueChange, ...field } = useBoundField({ control, name, rules });
  return (
    <RadioGroupField
      {...rest}
      {...field}
      onValueChange={(value) => onValueChange(value as Value)}
    />
  );
}
