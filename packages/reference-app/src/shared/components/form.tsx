import { type FormProps, Form as KitForm } from '@aferir/ui';
import { useOneAtATime } from '../lib/use-one-at-a-time.ts';

/** The kit's form for what is sent to the API: a request that failed is left to whoever sent it. */
export function Form({ onSubmit, ...props }: FormProps) {
  return <KitForm {...props} onSubmit={useOneAtATime(onSubmit)} />;
}
