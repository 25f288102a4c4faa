import type { ComponentProps, SubmitEvent } from 'react';
import { useOneAtATime } from '../lib/use-one-at-a-time.ts';
import styles from './form.module.css';

/** Props of {@link Form}. */
export interface FormProps extends Omit<ComponentProps<'form'>, 'className' | 'noValidate'> {
  /** Sends what was filled in; until what it returns has settled, the form is not sent again. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => Promise<unknown>;
}

/** Fields and their button, one below the other. Faults are said by the fields themselves. */
export function Form({ onSubmit, ...props }: FormProps) {
  const send = useOneAtATime(onSubmit);
  return (
    <form
      {...props}
      noValidate
      className={styles.root}
      onSubmit={(event) => {
        event.preventDefault();
        void send(event);
      }}
    />
  );
}
