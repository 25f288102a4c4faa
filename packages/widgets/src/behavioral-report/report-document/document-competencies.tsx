import { cutText } from '@aferir/domain';
import { clsx } from 'clsx';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { DocumentBar } from '../../shared/report-document/document-bar.tsx';
import { DocumentChart } from '../../shared/report-document/document-chart.tsx';
import { DocumentSection, rowsOf } from '../../shared/report-document/document-section.tsx';
import type { BehavioralReportMessages } from '../behavioral-report.messages.ts';
import type { ReportCompetency } from '../behavioral-report.types.ts';
import { competencyExtremes } from '../parts/competency-extremes.ts';
import styles from './report-document.module.css';

export interface DocumentCompetenciesProps {
  competencies: readonly ReportCompetency[];
}

const CHART_SIZE = { width: 620, height: 280 };

/** The competencies as a chart, then two in a row with level and bar. */
export function DocumentCompetencies({ competencies }: DocumentCompetenciesProps) {
  const { messages } = useWidget<BehavioralReportMessages>();
  const { highest, lowest } = competencyExtremes(competencies);
  return (
    <DocumentSection title={messages.competencies}>
      {competencies.length >= 3 ? (
        <DocumentChart
          title={messages.competenciesChart}
          summary={messages.competenciesSummary(highest, lowest)}
          fixedSize={CHART_SIZE}
          axes={competencies.map(({ label }) => label)}
          series={[
            {
              id: 'index',
              name: messages.competencyIndex,
              values: competencies.map(({ index }) => index),
            },
          ]}
        />
      ) : null}
      {rowsOf(competencies, 2).map((row) => (
        <div key={row[0]?.name} className={clsx(styles.twoColumns, styles.competencyRow)}>
          {row.map((competency) => (
            <CompetencyRow key={competency.name} competency={competency} />
          ))}
        </div>
      ))}
    </DocumentSection>
  );
}

function CompetencyRow({ competency }: { competency: ReportCompetency }) {
  const { name, index, level, summary } = competency;
  return (
    <div className={styles.competency}>
      <div className={styles.competencyHead}>
        <span className={styles.bold}>{cutText(name)}</span>
        <span className={styles.level}>
          {index} · {level}
        </span>
      </div>
      <DocumentBar share={index} />
      <p className={styles.small}>{summary}</p>
    </div>
  );
}
