export { Form, type FormProps } from './form.tsx';
export { useOneAtATime } from './use-one-at-a-time.ts';
