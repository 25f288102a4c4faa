import { Suspense, useMemo } from 'react';
import type { CloseDetail } from '../shared/host/events.ts';
import { lazyPart } from '../shared/loading/lazy-part.tsx';
import { useAferir } from '../shared/provider/aferir-provider.tsx';
import { WidgetFrame } from '../shared/provider/widget-frame.tsx';
import type { QuestionnaireEvents } from '../shared/questionnaire/questionnaire-events.ts';
import { QuestionnaireLoading } from '../shared/questionnaire/questionnaire-loading.tsx';
import type { HeadingLevel } from '../shared/questionnaire/step-heading.tsx';
import type { ManagerModeProps } from './manager-mode/manager-mode.tsx';
import { useSelfAssessment } from './performance-self-assessment.controller.ts';
import {
  type ReplacedSelfAssessmentMessages,
  withReplaced,
} from './performance-self-assessment.messages.ts';
import { PerformanceSelfAssessmentView } from './performance-self-assessment.view.tsx';

const ManagerMode = lazyPart(
  async () => (await import('./manager-mode/manager-mode.tsx')).ManagerMode,
);

export interface PerformanceSelfAssessmentProps extends QuestionnaireEvents {
  /** Hash of the personal link. Its case matters. */
  hs?: string | undefined;
  /** The manager who rates by a manager's link; left out, the person rates themselves. */
  managerId?: number | undefined;
  /** Where the person makes a first password. @default '/primeiro-acesso/{hs}' beside the API */
  firstAccessHref?: string | undefined;
  /** The heading level that fits the page's outline. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /** Replaces texts. */
  messages?: ReplacedSelfAssessmentMessages | undefined;
  /**
   * Called when the person wants to go back from the end, and when a manager gives up. Without it
   * the end shows no way back.
   */
  onClose?: ((detail: CloseDetail) => void) | undefined;
}

/** The performance self-assessment of a personal link, or a manager's rating by the manager's own. */
export function PerformanceSelfAssessment(props: PerformanceSelfAssessmentProps) {
  return (
    <WidgetFrame onError={props.onError}>
      <AssessmentOfLink key={`${props.managerId ?? ''}-${props.hs}`} {...props} />
    </WidgetFrame>
  );
}

function AssessmentOfLink(props: PerformanceSelfAssessmentProps) {
  const { hs = '', managerId, firstAccessHref, headingLevel = 2, messages, ...events } = props;
  const { apiBase, linkClient } = useAferir();
  const client = useMemo(() => linkClient(hs), [linkClient, hs]);
  const texts = useMemo(() => withReplaced(messages), [messages]);
  const firstAccess = `/primeiro-acesso/${encodeURIComponent(hs)}?tipo=desempenho`;
  const common = {
    client,
    messages: texts,
    headingLevel,
    firstAccessHref: firstAccessHref ?? new URL(firstAccess, new URL(apiBase, location.href)).href,
    ...events,
  };
  if (managerId === undefined) return <SelfMode {...common} />;
  return (
    <Suspense fallback={<QuestionnaireLoading label={texts.loading} rows={1} />}>
      <ManagerMode {...common} managerId={managerId} />
    </Suspense>
  );
}

function SelfMode(props: Omit<ManagerModeProps, 'managerId'>) {
  const { messages, headingLevel, firstAccessHref, onClose } = props;
  const [state, actions] = useSelfAssessment(props);
  return (
    <PerformanceSelfAssessmentView
      state={state}
      actions={actions}
      messages={messages}
      headingLevel={headingLevel}
      firstAccessHref={firstAccessHref}
      onClose={onClose}
    />
  );
}
