import { ScoreChoice, type ScoreChoiceProps } from '@aferir/ui';
import { useImperativeHandle, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type BoundProps, useBoundField } from './use-bound-field.ts';

/** A score out of a scale, in a form, which puts the focus on the chosen one, or on the first. */
export function FormScore<Values extends FieldValues>({
  control,
  name,
  rules,
  ...rest
}: BoundProps<ScoreChoiceProps, Values, number | null>) {
  const scale = useRef<HTMLFieldSetElement>(null);
  const { ref, name: _, ...field } = useBoundField({ control, name, rules });
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
    ref,
    () => scale.current?.querySelector('input:checked, input') ?? null,
  );
  return <ScoreChoice {...rest} {...field} ref={scale} />;
}
