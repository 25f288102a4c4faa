import { useWidget } from '../../shared/host/use-widget.tsx';
import {
  DocumentPoints,
  DocumentSection,
  rowsOf,
} from '../../shared/report-document/document-section.tsx';
import type { BehavioralReportMessages } from '../behavioral-report.messages.ts';
import type { TraitGroup } from '../behavioral-report.types.ts';
import styles from './report-document.module.css';

export interface DocumentTraitsProps {
  groups: readonly TraitGroup[];
}

/** The characteristics, three groups in a row. */
export function DocumentTraits({ groups }: DocumentTraitsProps) {
  const { messages } = useWidget<BehavioralReportMessages>();
  return (
    <DocumentSection title={messages.traits}>
      {rowsOf(groups, 3).map((row) => (
        <div key={row[0]?.name} className={styles.threeColumns}>
          {row.map(({ name, traits }) => (
            <div key={name} className={styles.traitGroup}>
              <h3 className={styles.cardTitle}>{name}</h3>
              <DocumentPoints points={traits} />
            </div>
          ))}
        </div>
      ))}
    </DocumentSection>
  );
}
