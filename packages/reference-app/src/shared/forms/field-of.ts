import type {
  FieldPath,
  FieldValues,
  RegisterOptions,
  UseFormRegisterReturn,
  UseFormReturn,
} from 'react-hook-form';

/** Makes what a field of text takes of a form: its place, its rules, its fault. */
export function fieldOf<Values extends FieldValues>(form: UseFormReturn<Values>) {
  return <Name extends FieldPath<Values>>(
    name: Name,
    rules?: RegisterOptions<Values, Name>,
  ): UseFormRegisterReturn<Name> & { error: string | undefined } => ({
    ...form.register(name, rules),
    error: form.getFieldState(name, form.formState).error?.message,
  });
}
