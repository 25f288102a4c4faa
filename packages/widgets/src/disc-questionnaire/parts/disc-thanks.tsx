import { Button } from '@aferir/ui';
import { CircleCheckBig, History, UsersRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { PortalLink } from '../../shared/host/portal-link.tsx';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { WidgetErrorBoundary } from '../../shared/provider/widget-error-boundary.tsx';
import styles from '../../shared/questionnaire/questionnaire.module.css';
import { QuestionnaireFact } from '../../shared/questionnaire/questionnaire-fact.tsx';
import { QuestionnaireNotice } from '../../shared/questionnaire/questionnaire-notice.tsx';
import type { StepProps } from '../../shared/questionnaire/step-props.ts';
import type { DiscQuestionnaireMessages } from '../disc-questionnaire.messages.ts';
import type { DiscAssessment } from '../disc-questionnaire.types.ts';

const DiscResultDialog = lazyPart(
  async () => (await import('./disc-result-dialog.tsx')).DiscResultDialog,
);

export interface DiscThanksProps extends StepProps {
  assessment: DiscAssessment;
  /** What the answers come to, in a few lines. */
  firstLook: ReactNode;
  /** The report, shown when it is asked for. */
  result: ReactNode;
}

/** The end: thanks, a first look at the result, the way to it, and what comes next. */
export function DiscThanks({ heading, assessment, firstLook, result }: DiscThanksProps) {
  const { messages, host, portalHref } = useWidget<DiscQuestionnaireMessages>();
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused');
  const close = () => {
    setDialog('closed');
    host.close({ isComplete: true });
  };
  return (
    <QuestionnaireNotice
      icon={<CircleCheckBig />}
      tone="success"
      title={messages.thanksTitle}
      text={[messages.thanksText, timeTaken(assessment, messages)].join(' ').trim()}
      heading={heading}
    >
      <WidgetErrorBoundary fallback={null}>{firstLook}</WidgetErrorBoundary>
      <Button size="l" onClick={() => setDialog('open')}>
        {messages.openResult}
      </Button>
      <PortalLink />
      <ul className={styles.facts}>
        <QuestionnaireFact icon={<UsersRound />}>
          {messages.whoReads(assessment.company.name)}
        </QuestionnaireFact>
        <QuestionnaireFact icon={<History />}>
          {portalHref ? messages.readAgainPortal : messages.readAgain}
        </QuestionnaireFact>
      </ul>
      {dialog !== 'unused' ? (
        <WidgetErrorBoundary>
          <DiscResultDialog
            isOpen={dialog === 'open'}
            title={messages.resultTitle}
            onClose={close}
            fallback={<p role="status">{messages.resultLoading}</p>}
          >
            {result}
          </DiscResultDialog>
        </WidgetErrorBoundary>
      ) : null}
    </QuestionnaireNotice>
  );
}

const MINUTE = 60_000;

function timeTaken({ elapsedMs }: DiscAssessment, messages: DiscQuestionnaireMessages): string {
  return elapsedMs === undefined ? '' : messages.timeTaken(Math.round(elapsedMs / MINUTE));
}
