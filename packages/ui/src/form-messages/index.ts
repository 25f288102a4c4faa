export { type FormRule, formMessages } from './form-messages.ts';
