import type { ReactNode } from 'react';
import styles from './fields.module.css';

/** Props of {@link FieldGroup}. */
export interface FieldGroupProps {
  title: string;
  children: ReactNode;
}

/** Fields that belong together, beside each other where there is room. */
export function FieldGroup({ title, children }: FieldGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}
