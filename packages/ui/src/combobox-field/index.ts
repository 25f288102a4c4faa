export { ComboboxField, type ComboboxFieldProps } from './combobox-field.tsx';
export { type ComboboxMessages, comboboxMessages } from './combobox-messages.ts';
export type { ComboboxFound, ComboboxOption } from './use-combobox-search.ts';
