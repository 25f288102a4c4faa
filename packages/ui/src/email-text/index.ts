export type { EmailTextProps } from './email-text.tsx';
export { EmailText } from './email-text.tsx';
