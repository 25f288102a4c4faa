import type { FieldValues } from 'react-hook-form';
import {
  UploadedImageField,
  type UploadedImageFieldProps,
} from '../../images/uploaded-image-field.tsx';
import { type BoundProps, useBoundField } from './use-bound-field.ts';

/** Props of {@link FormImage}. */
export type FormImageProps<Values extends FieldValues> = BoundProps<
  UploadedImageFieldProps,
  Values,
  string
>;

/** A picture of the record that a form is of. */
export function FormImage<Values extends FieldValues>({
  control,
  name,
  rules,
  ...rest
}: FormImageProps<Values>) {
  const { value, onValueChange, error } = useBoundField({ control, name, rules });
  return <UploadedImageField {...rest} value={value} onValueChange={onValueChange} error={error} />;
}
