import { Card, ProgressBar, RadarChart } from '@aferir/ui';
import { useId } from 'react';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { useContentLang } from '../../shared/language/use-language.ts';
import { levelsBelow } from '../../shared/report/heading-levels.ts';
import type { PartState } from '../../shared/report/part-state.ts';
import { ReportPart } from '../../shared/report/report-part.tsx';
import type { BehavioralReportMessages } from '../behavioral-report.messages.ts';
import styles from '../behavioral-report.module.css';
import type { ReportCompetency } from '../behavioral-report.types.ts';
import { type CompetencyGroup, competencyGroups } from './competency-groups.ts';

export interface ReportCompetenciesProps {
  competencies: PartState<readonly ReportCompetency[]>;
  onRetry: () => void;
}

/** The behavioral competencies: the strongest and the weakest, a chart of all, then the others. */
export function ReportCompetencies({ competencies, onRetry }: ReportCompetenciesProps) {
  const { messages, headingLevel } = useWidget<BehavioralReportMessages>();
  const { section } = levelsBelow(headingLevel);
  return (
    <Card title={messages.competencies} headingLevel={section} className={styles.competenciesCard}>
      <ReportPart
        onRetry={onRetry}
        part={competencies}
        loadingLabel={messages.loadingCompetencies}
        emptyLabel={messages.noCompetencies}
        isEmpty={(rows) => rows.length === 0}
      >
        {(rows) => <Competencies competencies={rows} />}
      </ReportPart>
    </Card>
  );
}

function Competencies({ competencies }: { competencies: readonly ReportCompetency[] }) {
  const { messages, headingLevel } = useWidget<BehavioralReportMessages>();
  const content = useContentLang();
  const { chart, extremes, others } = competencyGroups(competencies, messages);
  return (
    <div className={styles.competencies}>
      {extremes.length > 0 ? (
        <div className={styles.extremes}>
          {extremes.map((group) => (
            <Group key={group.title} {...group} />
          ))}
        </div>
      ) : null}
      {chart ? (
        <RadarChart
          {...chart}
          contentLang={content.lang}
          headingLevel={levelsBelow(headingLevel).part}
        />
      ) : null}
      {others ? <Group {...others} isWide /> : null}
    </div>
  );
}

interface GroupProps extends CompetencyGroup {
  /** Whether it has the whole width. @default false */
  isWide?: boolean;
}

function Group({ title, competencies, isWide = false }: GroupProps) {
  const { headingLevel } = useWidget<BehavioralReportMessages>();
  const Heading = `h${levelsBelow(headingLevel).part}` as const;
  const titleId = useId();
  return (
    <div className={styles.competencyGroup}>
      <Heading id={titleId} className={styles.traitTitle}>
        {title}
      </Heading>
      <ul
        className={styles.competencyList}
        data-wide={isWide || undefined}
        aria-labelledby={titleId}
      >
        {competencies.map((competency) => (
          <Competency key={competency.name} competency={competency} />
        ))}
      </ul>
    </div>
  );
}

function Competency({ competency }: { competency: ReportCompetency }) {
  const { messages } = useWidget<BehavioralReportMessages>();
  const content = useContentLang();
  const { name, index, level, summary } = competency;
  return (
    <li className={styles.competency}>
      <ProgressBar
        kind="meter"
        label={name}
        labelLang={content.lang}
        value={index}
        valueText={`${index} · ${messages.levels[level]}`}
      />
      <p {...content} className={styles.muted}>
        {summary}
      </p>
    </li>
  );
}
