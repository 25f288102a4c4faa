import { alignmentLevel, PERFORMANCE_STATUS_LABELS } from '@aferir/domain';
import { Badge, Card, ProgressBar } from '@aferir/ui';
import { alignmentTones } from '../../shared/cells/alignment-bar.tsx';
import { statusTone } from '../../shared/cells/status-tone.ts';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { levelsBelow } from '../../shared/report/heading-levels.ts';
import type { PerformanceReportMessages } from '../performance-report.messages.ts';
import styles from '../performance-report.module.css';
import type { ReportHeader } from '../performance-report.types.ts';
import { reportFacts } from './report-facts.ts';

export interface ReportOverviewProps {
  header: ReportHeader;
  /** 0 to 100; null while there is none. */
  alignment: number | null;
}

/** Status, alignment, who and when. */
export function ReportOverview(props: ReportOverviewProps) {
  const { header, alignment } = props;
  const { messages, headingLevel } = useWidget<PerformanceReportMessages>();
  return (
    <Card
      title={messages.overview}
      headingLevel={levelsBelow(headingLevel).section}
      actions={
        <span className={styles.badges}>
          <Badge tone={statusTone(header.status)}>{PERFORMANCE_STATUS_LABELS[header.status]}</Badge>
          {header.isClosed ? <Badge>{messages.closed}</Badge> : null}
        </span>
      }
    >
      <ProgressBar
        kind="meter"
        label={messages.alignment}
        value={alignment}
        tone={alignmentTones[alignmentLevel(alignment)]}
        valueText={alignment === null ? messages.noData : `${alignment}%`}
        className={styles.alignment}
      />
      <dl className={styles.facts}>
        {reportFacts(header, messages).map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.factLabel}>{label}</dt>
            <dd className={styles.factValue}>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
