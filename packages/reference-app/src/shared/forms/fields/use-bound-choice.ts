import { useImperativeHandle, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { isSettled } from '../choices-being-made.ts';
import { type BoundTo, useBoundField } from './use-bound-field.ts';

/**
 * What a combobox takes of its form. While it shows what could not be made, the form is not sent: the choice of
 * before, which it still holds, is not the one in sight.
 */
export function useBoundChoice<Values extends FieldValues, Value>({
  control,
  name,
  rules,
}: BoundTo<Values, Value>) {
  const input = useRef<HTMLInputElement>(null);
  const { ref, ...field } = useBoundField<Values, Value>({
    control,
    name,
    rules: {
      ...rules,
      // Why is said by the field itself, for as long as it holds.
      validate: (value, values) =>
        isSettled(input.current) && (rules?.validate?.(value, values) ?? true),
    },
  });
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
    ref,
    () => input.current,
    [],
  );
  return { ...field, ref: input };
}
