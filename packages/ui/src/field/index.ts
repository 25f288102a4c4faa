export { Checkbox, type CheckboxProps } from './checkbox.tsx';
export { CheckboxField, type CheckboxFieldProps } from './checkbox-field.tsx';
export {
  CheckboxGroupField,
  type CheckboxGroupFieldProps,
  type CheckboxOption,
} from './checkbox-group-field.tsx';
export { CountedTextField, type CountedTextFieldProps } from './counted-text-field.tsx';
export {
  type FieldMask,
  MaskedField,
  type MaskedFieldProps,
  type MaskPattern,
} from './masked-field.tsx';
export { MoneyField, type MoneyFieldProps } from './money-field.tsx';
export type { FieldProps } from './parts/field-frame.tsx';
export { PasswordField, type PasswordFieldProps } from './password-field.tsx';
export {
  RadioGroupField,
  type RadioGroupFieldProps,
  type RadioOption,
} from './radio-group-field.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './select-field.tsx';
export { TextAreaField, type TextAreaFieldProps } from './text-area-field.tsx';
export { EmailField, TextField, type TextFieldProps } from './text-field.tsx';
