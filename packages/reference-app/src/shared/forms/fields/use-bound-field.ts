import {
  type Control,
  type FieldPath,
  type FieldPathByValue,
  type FieldValues,
  type UseControllerProps,
  useController,
  type ValidateResult,
} from 'react-hook-form';

/** Where in a form a field of the kit stands whose value is given to it and taken from it. */
export interface BoundTo<Values extends FieldValues, Value> {
  control: Control<Values>;
  name: FieldPathByValue<Values, Value>;
  rules?:
    | {
        readonly required?: string;
        readonly validate?: (value: Value, values: Values) => ValidateResult;
      }
    | undefined;
}

/** The props of a field of the kit, but for those that a form gives to it. */
export type BoundProps<Props, Values extends FieldValues, Value> = BoundTo<Values, Value> &
  Omit<
    Props,
    | keyof BoundTo<Values, Value>
    | 'form'
    | 'ref'
    | 'value'
    | 'onValueChange'
    | 'checked'
    | 'onCheckedChange'
    | 'onBlur'
    | 'error'
  >;

/** What such a field takes of its form, as `register` gives it to a field of text. */
export function useBoundField<Values extends FieldValues, Value>({
  control,
  name,
  rules,
}: BoundTo<Values, Value>) {
  const { field, fieldState } = useController({
    control,
    name: name as FieldPath<Values>,
    ...(rules && { rules: rules as NonNullable<UseControllerProps<Values>['rules']> }),
  });
  return {
    ref: field.ref,
    name: field.name,
    value: field.value as Value,
    onValueChange: field.onChange as (value: Value) => void,
    onBlur: field.onBlur,
    error: fieldState.error?.message,
  };
}
