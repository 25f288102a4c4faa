import type { ReactNode } from 'react';
import styles from './section-heading.module.css';

/** Props of {@link SectionHeading}. */
export interface SectionHeadingProps {
  /** What the section is labelled by. */
  id: string;
  title: string;
  /** What it is for, in a sentence. */
  text: string;
  /** Where it leads beside what it shows. */
  action?: ReactNode;
}

/** Opens a part of a page that is no card. */
export function SectionHeading({ id, title, text, action }: SectionHeadingProps) {
  return (
    <div className={styles.root}>
      <div>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      {action}
    </div>
  );
}
