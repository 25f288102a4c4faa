import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** Props of {@link Facts}. */
export interface FactsProps {
  facts: readonly (readonly [label: string, value: ReactNode])[];
  /** Stands where nothing is known. */
  missing: string;
}

/** What is known of somebody or something, fact by fact. */
export function Facts({ facts, missing }: FactsProps) {
  return (
    <dl className={styles.root}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value || missing}</dd>
        </div>
      ))}
    </dl>
  );
}
