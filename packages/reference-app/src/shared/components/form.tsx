import type { ComponentProps } from 'react';
import styles from './form.module.css';

/** Fields and their button, one below the other. Faults are said by the fields themselves. */
export function Form(props: Omit<ComponentProps<'form'>, 'className' | 'noValidate'>) {
  return <form {...props} noValidate className={styles.root} />;
}
