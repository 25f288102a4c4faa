import { alignmentLevel } from '@aferir/domain';
import { Badge, Card, ProgressBar } from '@aferir/ui';
import { alignmentTones } from '../../shared/cells/alignment-bar.tsx';
import { statusTone } from '../../shared/cells/status-tone.ts';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { levelsBelow } from '../../shared/report/heading-levels.ts';
import type { PartState } from '../../shared/report/part-state.ts';
import type { Analysis } from '../../shared/score-comparison/score-comparison.ts';
import type { PerformanceReportMessages } from '../performance-report.messages.ts';
import styles from '../performance-report.module.css';
import type { RenderManager, ReportHeader } from '../performance-report.types.ts';
import { ManagerNames } from './manager-names.tsx';
import { alignmentKey, alignmentMeaning, alignmentText } from './report-alignment.ts';
import { reportFacts } from './report-facts.ts';
import { ResultsList } from './results-list.tsx';

export interface ReportOverviewProps {
  header: ReportHeader;
  analysis: PartState<Analysis>;
  /** The one manager whose scores are compared; null for all. */
  managerId: number | null;
  /** 0 to 100; null while there is none. */
  alignment: number | null;
  /** @default their names alone */
  renderManager?: RenderManager | undefined;
}

/** What it comes to, how far both sides agree, who and when. */
export function ReportOverview(props: ReportOverviewProps) {
  const { header, alignment, renderManager } = props;
  const level = alignmentLevel(alignment);
  const { messages, headingLevel } = useWidget<PerformanceReportMessages>();
  return (
    <Card
      title={messages.overview}
      headingLevel={levelsBelow(headingLevel).section}
      actions={
        <span className={styles.badges}>
          <Badge tone={statusTone(header.status)}>{messages.statuses[header.status]}</Badge>
          {header.isClosed ? <Badge>{messages.closed}</Badge> : null}
        </span>
      }
    >
      <ResultsList analysis={props.analysis} managerId={props.managerId} />
      <ProgressBar
        kind="meter"
        label={messages.alignment}
        value={alignment}
        tone={alignmentTones[level]}
        valueText={alignmentText(alignment, level, messages)}
        className={styles.alignment}
      />
      <p className={styles.alignmentKey}>
        <span>{alignmentMeaning(header.managers.length, props.managerId, messages)}</span>
        {alignmentKey(messages).map((part) => (
          <span key={part.level} className={styles.alignmentPart}>
            <span className={styles.swatch} data-level={part.level} aria-hidden="true" />
            <span>{part.text}</span>
          </span>
        ))}
      </p>
      <dl className={styles.facts}>
        {reportFacts(header, messages).map(({ label, value, people }) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.factLabel}>{label}</dt>
            <dd className={styles.factValue}>
              {people?.length && renderManager ? (
                <ManagerNames managers={people} renderManager={renderManager} />
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
