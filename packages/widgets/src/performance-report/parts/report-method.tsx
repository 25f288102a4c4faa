import { Card } from '@aferir/ui';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { levelsBelow } from '../../shared/report/heading-levels.ts';
import type { PerformanceReportMessages } from '../performance-report.messages.ts';
import styles from '../performance-report.module.css';
import type { ReportHeader } from '../performance-report.types.ts';
import { methodTexts } from './report-facts.ts';

export interface ReportMethodProps {
  header: ReportHeader;
}

/** What the report is, and what its words and colors mean. */
export function ReportMethod({ header }: ReportMethodProps) {
  const { messages, headingLevel } = useWidget<PerformanceReportMessages>();
  return (
    <Card title={messages.method} headingLevel={levelsBelow(headingLevel).section}>
      <div className={styles.method}>
        {methodTexts(header, messages).map((text) => (
          <p key={text} className={styles.prose}>
            {text}
          </p>
        ))}
      </div>
    </Card>
  );
}
