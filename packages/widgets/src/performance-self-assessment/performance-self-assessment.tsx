import { linkHashIn } from '@aferir/domain';
import type { CloseDetail } from '../shared/host/events.ts';
import { type HeadingLevel, useWidget } from '../shared/host/use-widget.tsx';
import type { HostEvents } from '../shared/host/widget-host.ts';
import { lazyPart } from '../shared/loading/lazy-part.tsx';
import { useAferir } from '../shared/provider/aferir-provider.tsx';
import { besideApi } from '../shared/provider/beside-api.ts';
import { WidgetFrame } from '../shared/provider/widget-frame.tsx';
import { QuestionnaireLoading } from '../shared/questionnaire/questionnaire-loading.tsx';
import { useSelfAssessment } from './performance-self-assessment.controller.ts';
import type {
  PerformanceSelfAssessmentMessages,
  ReplacedSelfAssessmentMessages,
} from './performance-self-assessment.messages.ts';
import { performanceSelfAssessmentTexts } from './performance-self-assessment.texts.ts';
import { PerformanceSelfAssessmentView } from './performance-self-assessment.view.tsx';

const ManagerMode = lazyPart(
  async () => (await import('./manager-mode/manager-mode.tsx')).ManagerMode,
);

export interface PerformanceSelfAssessmentProps extends HostEvents {
  /** Hash of the personal link. Its case matters. */
  hs?: string | undefined;
  /** The manager who rates by a manager's link; left out, the person rates themselves. */
  managerId?: number | undefined;
  /** Where the person makes a first password. @default '/primeiro-acesso/{hs}' beside the API */
  firstAccessHref?: string | undefined;
  /** Where the people of the company sign in. @default no way leads there */
  portalHref?: string | undefined;
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
  const hs = linkHashIn(props.hs);
  const { managerId, messages } = props;
  return (
    <WidgetFrame
      name="performance-self-assessment"
      about={`${managerId ?? ''}-${hs}`}
      connect={({ linkClient }) => linkClient(hs)}
      texts={performanceSelfAssessmentTexts}
      messages={messages}
      headingLevel={props.headingLevel}
      portalHref={props.portalHref}
      events={props}
    >
      <AssessmentOfLink hs={hs} managerId={managerId} firstAccessHref={props.firstAccessHref} />
    </WidgetFrame>
  );
}

interface AssessmentOfLinkProps
  extends Pick<PerformanceSelfAssessmentProps, 'managerId' | 'firstAccessHref'> {
  hs: string;
}

function AssessmentOfLink({ hs, managerId, ...given }: AssessmentOfLinkProps) {
  const { messages } = useWidget<PerformanceSelfAssessmentMessages>();
  const { apiBase } = useAferir();
  const firstAccess = `/primeiro-acesso/${encodeURIComponent(hs)}?tipo=desempenho`;
  const firstAccessHref = given.firstAccessHref ?? besideApi(apiBase, firstAccess);
  if (managerId === undefined) return <SelfMode firstAccessHref={firstAccessHref} />;
  return (
    <ManagerMode
      managerId={managerId}
      firstAccessHref={firstAccessHref}
      fallback={<QuestionnaireLoading label={messages.loading} rows={1} />}
    />
  );
}

function SelfMode({ firstAccessHref }: { firstAccessHref: string }) {
  const [state, actions] = useSelfAssessment();
  return (
    <PerformanceSelfAssessmentView
      state={state}
      actions={actions}
      firstAccessHref={firstAccessHref}
    />
  );
}
