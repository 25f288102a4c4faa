export { type FormRule, formMessages } from './form-messages.ts';
export { useFormMessages } from './use-form-messages.ts';
