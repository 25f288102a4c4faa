import { useDefaultBrandColor } from '@aferir/ui';
import { useRef } from 'react';
import { useWidget } from '../../shared/host/use-widget.tsx';
import type { PartState } from '../../shared/report/part-state.ts';
import { ReportSections } from '../../shared/report/report-sections.tsx';
import { ReportStack } from '../../shared/report/report-stack.tsx';
import type { BehavioralReportMessages } from '../behavioral-report.messages.ts';
import type { BehavioralProfile, OutcomeTexts, ReportParts } from '../behavioral-report.types.ts';
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
  const { messages } = useWidget<BehavioralReportMessages>();
  const { texts, competencies, traits } = parts;
  useDefaultBrandColor(profile.color);
  const sheet = useRef<HTMLDivElement>(null);
  const [task, actions] = useReportTasks({ profile, sheet });
  const isComplete = Object.values(parts).every(({ status }) => status !== 'loading');

  const sections = [
    { title: messages.distribution, content: <ReportDistribution profile={profile} /> },
    { title: messages.summary, content: <ReportSummary texts={texts} onRetry={onRetry} /> },
    {
      title: messages.competencies,
      content: <ReportCompetencies competencies={competencies} onRetry={onRetry} />,
    },
    ...(hasBehaviors(texts)
      ? [{ title: messages.behaviors, content: <ReportBehaviors cards={texts.data.cards} /> }]
      : []),
    { title: messages.traits, content: <ReportTraits traits={traits} onRetry={onRetry} /> },
    { title: messages.method, content: <ReportMethod profile={profile} /> },
  ];

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
      <ReportSections sections={sections} />
      {task.step === 'printing' ? (
        <ReportDocument profile={profile} parts={parts} ref={sheet} />
      ) : null}
    </ReportStack>
  );
}

function hasBehaviors(
  texts: PartState<OutcomeTexts>,
): texts is Extract<PartState<OutcomeTexts>, { status: 'ready' }> {
  return texts.status === 'ready' && texts.data.cards.length > 0;
}
