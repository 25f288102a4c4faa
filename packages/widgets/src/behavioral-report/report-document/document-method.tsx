import {
  DocumentPoints,
  DocumentSection,
  rowsOf,
} from '../../shared/report-document/document-section.tsx';
import type { MethodPart } from '../parts/method-parts.ts';
import styles from './report-document.module.css';

export interface DocumentMethodProps {
  title: string;
  parts: readonly MethodPart[];
}

/** How the outcome came about, two answers in a row. */
export function DocumentMethod({ title, parts }: DocumentMethodProps) {
  return (
    <DocumentSection title={title}>
      {rowsOf(parts, 2).map((row) => (
        <div key={row[0]?.title} className={styles.twoColumns}>
          {row.map((part) => (
            <div key={part.title} className={styles.methodPart}>
              <h3 className={styles.cardTitle}>{part.title}</h3>
              {typeof part.content === 'string' ? (
                <p className={styles.text}>{part.content}</p>
              ) : (
                <DocumentPoints points={part.content} />
              )}
            </div>
          ))}
        </div>
      ))}
    </DocumentSection>
  );
}
