import { useWidget } from '../../shared/host/use-widget.tsx';
import { HowToRead } from '../../shared/report/how-to-read.tsx';
import type { PerformanceReportMessages } from '../performance-report.messages.ts';
import styles from '../performance-report.module.css';
import type { ReportHeader } from '../performance-report.types.ts';
import { methodTexts } from './report-facts.ts';

export interface ReportMethodProps {
  header: ReportHeader;
}

/** What the report is, and what its words mean. */
export function ReportMethod({ header }: ReportMethodProps) {
  const { messages } = useWidget<PerformanceReportMessages>();
  return (
    <HowToRead>
      <div className={styles.method}>
        {methodTexts(header, messages).map((text) => (
          <p key={text} className={styles.prose}>
            {text}
          </p>
        ))}
      </div>
    </HowToRead>
  );
}
