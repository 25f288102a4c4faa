import type { ApiClient } from '@aferir/api-client';
import { useRef } from 'react';
import { ReportStack } from '../../shared/report/report-stack.tsx';
import type { BehavioralProfile, ReportParts } from '../behavioral-report.types.ts';
import { ReportDocument } from '../report-document/report-document.tsx';
import { useReportTasks } from '../use-report-tasks.ts';
import { ReportBehaviors, ReportSummary } from './report-behaviors.tsx';
import { ReportCertainty } from './report-certainty.tsx';
import { ReportCompetencies } from './report-competencies.tsx';
import { ReportDistribution } from './report-distribution.tsx';
import { ReportEmailDialog } from './report-email-dialog.tsx';
import { ReportHeader } from './report-header.tsx';
import { ReportHero } from './report-hero.tsx';
import { ReportMethod } from './report-method.tsx';
import { ReportTraits } from './report-traits.tsx';
import type { SectionProps } from './section-props.ts';

export interface ShownReportProps extends SectionProps {
  profile: BehavioralProfile;
  parts: ReportParts;
  client: ApiClient;
  canSendEmail: boolean;
  /** Loads the parts that failed again. */
  onRetry: () => void;
}

/** The report, from the title to how it came about, and what can be done with it. */
export function ShownReport({ client, canSendEmail, onRetry, ...content }: ShownReportProps) {
  const { profile, parts, messages } = content;
  const sheet = useRef<HTMLDivElement>(null);
  const [task, actions] = useReportTasks({ client, profile, messages, sheet });
  const isComplete = Object.values(parts).every(({ status }) => status !== 'loading');

  return (
    <ReportStack>
      <ReportHeader
        {...content}
        task={task}
        actions={actions}
        canSendEmail={canSendEmail}
        isComplete={isComplete}
      />
      <ReportHero {...content} />
      <ReportCertainty {...content} />
      <ReportDistribution {...content} />
      <ReportSummary {...content} texts={parts.texts} onRetry={onRetry} />
      <ReportCompetencies {...content} competencies={parts.competencies} onRetry={onRetry} />
      <ReportBehaviors {...content} texts={parts.texts} />
      <ReportTraits {...content} traits={parts.traits} onRetry={onRetry} />
      <ReportMethod {...content} />
      <ReportEmailDialog
        task={task}
        actions={actions}
        messages={messages}
        hint={client.realm === 'link' ? messages.emailHintLink : messages.emailHintFile}
      />
      {task.step === 'printing' ? <ReportDocument {...content} ref={sheet} /> : null}
    </ReportStack>
  );
}
