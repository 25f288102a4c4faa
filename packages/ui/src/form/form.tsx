import { clsx } from 'clsx';
import type { ComponentProps, SubmitEvent } from 'react';
import styles from './form.module.css';
import { useOneAtATime } from './use-one-at-a-time.ts';

export interface FormProps extends Omit<ComponentProps<'form'>, 'noValidate' | 'onSubmit'> {
  /** Sends what was filled in; until what it returns has settled, the form is not sent again. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => Promise<unknown>;
}

/** Fields and their button, one below the other. Faults are said by the fields themselves. */
export function Form({ onSubmit, className, ...rest }: FormProps) {
  const send = useOneAtATime(onSubmit);
  return (
    <form
      {...rest}
      noValidate
      className={clsx('aferir-form', styles.root, className)}
      onSubmit={(event) => {
        event.preventDefault();
        // That of a dialog opened from within bubbles here, though it stands elsewhere in the page.
        if (event.target !== event.currentTarget) return;
        void send(event);
      }}
    />
  );
}
