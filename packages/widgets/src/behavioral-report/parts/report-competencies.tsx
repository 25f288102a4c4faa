import { Card, ProgressBar, RadarChart } from '@aferir/ui';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { levelsBelow } from '../../shared/report/heading-levels.ts';
import type { PartState } from '../../shared/report/part-state.ts';
import { ReportPart } from '../../shared/report/report-part.tsx';
import type { BehavioralReportMessages } from '../behavioral-report.messages.ts';
import styles from '../behavioral-report.module.css';
import type { ReportCompetency } from '../behavioral-report.types.ts';
import { competencyExtremes } from './competency-extremes.ts';

/** Fewer axes than this make no surface. */
const LEAST_AXES = 3;

export interface ReportCompetenciesProps {
  competencies: PartState<readonly ReportCompetency[]>;
  onRetry: () => void;
}

/** The behavioral competencies as a chart and as a list. */
export function ReportCompetencies({ competencies, onRetry }: ReportCompetenciesProps) {
  const { messages, headingLevel } = useWidget<BehavioralReportMessages>();
  const { section, part } = levelsBelow(headingLevel);
  return (
    <Card title={messages.competencies} headingLevel={section} className={styles.competenciesCard}>
      <ReportPart
        onRetry={onRetry}
        part={competencies}
        loadingLabel={messages.loadingCompetencies}
        emptyLabel={messages.noCompetencies}
        isEmpty={(rows) => rows.length === 0}
      >
        {(rows) => {
          const { highest, lowest } = competencyExtremes(rows);
          return (
            <div className={styles.competencies}>
              {rows.length >= LEAST_AXES ? (
                <RadarChart
                  title={messages.competenciesChart}
                  summary={messages.competenciesSummary(highest, lowest)}
                  headingLevel={part}
                  axes={rows.map(({ label }) => label)}
                  series={[
                    {
                      id: 'index',
                      name: messages.competencyIndex,
                      values: rows.map(({ index }) => index),
                    },
                  ]}
                />
              ) : null}
              <ul className={styles.competencyList}>
                {rows.map((row) => (
                  <Competency key={row.name} competency={row} />
                ))}
              </ul>
            </div>
          );
        }}
      </ReportPart>
    </Card>
  );
}

function Competency({ competency }: { competency: ReportCompetency }) {
  const { name, index, level, summary } = competency;
  return (
    <li className={styles.competency}>
      <ProgressBar kind="meter" label={name} value={index} valueText={`${index} · ${level}`} />
      <p className={styles.muted}>{summary}</p>
    </li>
  );
}
