import { ScoreChoice, type ScoreChoiceProps } from '@aferir/ui';
import type { FieldValues } from 'react-hook-form';
import { type BoundProps, useBoundField } from './use-bound-field.ts';

/** A score out of a scale, in a form. */
export function FormScore<Values extends FieldValues>({
  control,
  name,
  rules,
  ...rest
}: BoundProps<ScoreChoiceProps, Values, number | null>) {
  // The form itself puts the focus on a score that it refuses.
  const { ref: _ref, name: _name, ...field } = useBoundField({ control, name, rules });
  return <ScoreChoice {...rest} {...field} />;
}
