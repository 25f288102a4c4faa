import { useRef } from 'react';
import { ReportStack } from '../../shared/report/report-stack.tsx';
import type { BehavioralProfile, ReportParts } from '../behavioral-report.types.ts';
import { ReportDocument } from '../report-document/report-document.tsx';
import { useReportTasks } from '../use-report-tasks.ts';
import { ReportBehaviors, ReportSummary } from './report-behaviors.tsx';
import { ReportCertainty } from './report-certainty.tsx';
import { ReportCompetencies } from './report-competencies.tsx';
import { ReportDistribution } from './report-distribution.tsx';
import { ReportHeader } from './report-header.tsx';
import { ReportHero } from './report-hero.tsx';
import { ReportMethod } from './report-method.tsx';
import { ReportTraits } from './report-traits.tsx';

export interface ShownReportProps {
  profile: BehavioralProfile;
  parts: ReportParts;
  canSendEmail: boolean;
  /** Loads the parts that failed again. */
  onRetry: () => void;
}

/** The report, from the title to how it came about, and what can be done with it. */
export function ShownReport({ profile, parts, canSendEmail, onRetry }: ShownReportProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const [task, actions] = useReportTasks({ profile, sheet });
  const isComplete = Object.values(parts).every(({ status }) => status !== 'loading');

  return (
    <ReportStack>
      <ReportHeader
        profile={profile}
        task={task}
        actions={actions}
        canSendEmail={canSendEmail}
        isComplete={isComplete}
      />
      <ReportHero profile={profile} />
      <ReportCertainty profile={profile} />
      <ReportDistribution profile={profile} />
      <ReportSummary texts={parts.texts} onRetry={onRetry} />
      <ReportCompetencies competencies={parts.competencies} onRetry={onRetry} />
      <ReportBehaviors texts={parts.texts} />
      <ReportTraits traits={parts.traits} onRetry={onRetry} />
      <ReportMethod profile={profile} />
      {task.step === 'printing' ? (
        <ReportDocument profile={profile} parts={parts} ref={sheet} />
      ) : null}
    </ReportStack>
  );
}
