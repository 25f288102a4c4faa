import type { ReactNode } from 'react';
import styles from './figures-card.module.css';
import { SectionLink, type SectionPlace } from './section-link.tsx';

/** A group of people with how many they are. */
export interface PeopleRow {
  readonly id: string;
  readonly name: ReactNode;
  readonly value: string;
  readonly place: SectionPlace;
}

/** Groups of people below each other; each leads to its people. */
export function PeopleRows({ label, rows }: { label: string; rows: readonly PeopleRow[] }) {
  return (
    <ul aria-label={label} className={styles.rows}>
      {rows.map(({ id, name, value, place }) => {
        const words = (
          <>
            <span className={styles.name}>
              {typeof name === 'string' ? <span>{name}</span> : name}
            </span>
            <span className={styles.value}>{value}</span>
          </>
        );
        return (
          <li key={id}>
            <SectionLink
              {...place}
              className={styles.row}
              otherwise={<div className={styles.row}>{words}</div>}
            >
              {words}
            </SectionLink>
          </li>
        );
      })}
    </ul>
  );
}
