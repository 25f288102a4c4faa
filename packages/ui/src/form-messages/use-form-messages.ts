import type { ComponentMessages } from '../ui-messages/index.ts';
import { useMessages } from '../ui-messages/ui-messages-provider.tsx';
import { formMessages } from './form-messages.ts';

/** The generic sentences of a form in force here. */
export function useFormMessages(): ComponentMessages['form'] {
  return useMessages('form', formMessages);
}
