import { cutText } from '@aferir/domain';
import { clsx } from 'clsx';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { pageMarks } from '../../shared/pdf/index.ts';
import { DocumentBar } from '../../shared/report-document/document-bar.tsx';
import { DocumentChart } from '../../shared/report-document/document-chart.tsx';
import { DocumentSection, rowsOf } from '../../shared/report-document/document-section.tsx';
import type { BehavioralReportMessages } from '../behavioral-report.messages.ts';
import type { ReportCompetency } from '../behavioral-report.types.ts';
import { type CompetencyGroup, competencyGroups } from '../parts/competency-groups.ts';
import styles from './report-document.module.css';

export interface DocumentCompetenciesProps {
  competencies: readonly ReportCompetency[];
}

const CHART_SIZE = { width: 620, height: 280 };

/** The strongest and the weakest competencies, a chart of all, then the others. */
export function DocumentCompetencies({ competencies }: DocumentCompetenciesProps) {
  const { messages } = useWidget<BehavioralReportMessages>();
  const { chart, extremes, others } = competencyGroups(competencies, messages);
  return (
    <DocumentSection title={messages.competencies}>
      {extremes.length > 0 ? (
        <div className={clsx(styles.twoColumns, styles.extremes)}>
          {extremes.map(({ title, competencies: group }) => (
            <div key={title} className={styles.competencyGroup}>
              <h3 className={styles.cardTitle}>{title}</h3>
              {group.map((competency) => (
                <CompetencyRow key={competency.name} competency={competency} />
              ))}
            </div>
          ))}
        </div>
      ) : null}
      {chart ? <DocumentChart {...chart} fixedSize={CHART_SIZE} /> : null}
      {others ? <Others {...others} /> : null}
    </DocumentSection>
  );
}

function Others({ title, competencies }: CompetencyGroup) {
  return (
    <div className={styles.others} {...pageMarks.group}>
      <h3 className={styles.cardTitle} {...pageMarks.keepWithNext}>
        {title}
      </h3>
      {rowsOf(competencies, 2).map((row) => (
        <div key={row[0]?.name} className={clsx(styles.twoColumns, styles.competencyRow)}>
          {row.map((competency) => (
            <CompetencyRow key={competency.name} competency={competency} />
          ))}
        </div>
      ))}
    </div>
  );
}

function CompetencyRow({ competency }: { competency: ReportCompetency }) {
  const { messages } = useWidget<BehavioralReportMessages>();
  const { name, index, level, summary } = competency;
  return (
    <div className={styles.competency}>
      <div className={styles.competencyHead}>
        <span className={styles.bold}>{cutText(name)}</span>
        <span className={styles.level}>{`${index} · ${messages.levels[level]}`}</span>
      </div>
      <DocumentBar share={index} />
      <p className={styles.small}>{summary}</p>
    </div>
  );
}
