import { useWidget } from '../../shared/host/use-widget.tsx';
import {
  DocumentPoints,
  DocumentSection,
  rowsOf,
} from '../../shared/report-document/document-section.tsx';
import type { BehavioralReportMessages } from '../behavioral-report.messages.ts';
import type { BehaviorCard } from '../behavioral-report.types.ts';
import styles from './report-document.module.css';

export interface DocumentBehaviorsProps {
  cards: readonly BehaviorCard[];
}

/** The behavior cards, two in a row; one that is left over takes the row. */
export function DocumentBehaviors({ cards }: DocumentBehaviorsProps) {
  const { messages } = useWidget<BehavioralReportMessages>();
  return (
    <DocumentSection title={messages.behaviors}>
      {rowsOf(cards, 2).map((row) => (
        <div
          key={row[0]?.title}
          className={row.length === 2 ? styles.twoColumns : styles.oneColumn}
        >
          {row.map(({ title, sentences }) => (
            <div key={title} className={styles.card}>
              <h3 className={styles.cardTitle}>{title}</h3>
              <DocumentPoints points={sentences} />
            </div>
          ))}
        </div>
      ))}
    </DocumentSection>
  );
}
