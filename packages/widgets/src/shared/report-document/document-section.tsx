import type { ReactNode } from 'react';
import { pageMarks } from '../pdf/index.ts';
import styles from './report-document.module.css';

export interface DocumentSectionProps {
  title: string;
  /** Small where much has to stand on a page. @default 'm' */
  size?: 's' | 'm';
  children: ReactNode;
}

/** A section of the document: a heading that stays with what follows, then blocks. */
export function DocumentSection({ title, size = 'm', children }: DocumentSectionProps) {
  return (
    <div className={styles.section} data-size={size} {...pageMarks.group}>
      <h2 className={styles.sectionTitle} {...pageMarks.keepWithNext}>
        {title}
      </h2>
      {children}
    </div>
  );
}

/** Points with drawn dots: the marks of real lists are lost in a picture. */
export function DocumentPoints({ points }: { points: readonly string[] }) {
  return (
    <div className={styles.points}>
      {[...points.entries()].map(([at, point]) => (
        <div key={at} className={styles.point}>
          <span className={styles.dot} />
          <span className={styles.pointText}>{point}</span>
        </div>
      ))}
    </div>
  );
}

/** Takes a list apart into rows of so many. */
export function rowsOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, row) =>
    items.slice(row * size, (row + 1) * size),
  );
}
