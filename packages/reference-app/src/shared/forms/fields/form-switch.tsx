import { Switch, type SwitchProps } from '@aferir/ui';
import type { FieldValues } from 'react-hook-form';
import { type BoundProps, useBoundField } from './use-bound-field.ts';

/** Turns something on and off, with the form around it. */
export function FormSwitch<Values extends FieldValues>({
  control,
  name,
  rules,
  ...rest
}: BoundProps<SwitchProps, Values, boolean>) {
  const { value, onValueChange, ...field } = useBoundField({ control, name, rules });
  return <Switch {...rest} {...field} checked={value} onCheckedChange={onValueChange} />;
}
