import { ComboboxField, type ComboboxFieldProps, type ComboboxOption } from '@aferir/ui';
import {
  type FieldPath,
  type FieldPathByValue,
  type FieldValues,
  type PathValue,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form';
import { makingIn } from '../choices-being-made.ts';
import { useBoundChoice } from './use-bound-choice.ts';
import type { BoundProps } from './use-bound-field.ts';

/** Props of {@link FormCombobox}. */
export interface FormComboboxProps<Values extends FieldValues>
  extends Omit<BoundProps<ComboboxFieldProps, Values, string>, 'control'> {
  form: UseFormReturn<Values>;
  /** Holds the name of what is chosen, which a form that comes back shows; `name` holds its id. */
  nameOfChoice: FieldPathByValue<Values, string>;
}

/** One of many choices, which are searched for by name, in a form. */
export function FormCombobox<Values extends FieldValues>({
  form,
  name,
  nameOfChoice,
  rules,
  onCreate,
  ...rest
}: FormComboboxProps<Values>) {
  const { control, setValue } = form;
  const labelAt = nameOfChoice as FieldPath<Values>;
  const label: string = useWatch({ control, name: labelAt });
  const { value, onValueChange, ...field } = useBoundChoice({ control, name, rules });

  function choose(option: ComboboxOption | null) {
    setValue(labelAt, (option?.label ?? '') as PathValue<Values, typeof labelAt>);
    onValueChange(option?.value ?? '');
  }

  return (
    <ComboboxField
      {...rest}
      {...field}
      {...(onCreate && { onCreate: makingIn(control, onCreate, choose) })}
      value={value === '' ? null : { value, label: label || value }}
      onValueChange={choose}
    />
  );
}
