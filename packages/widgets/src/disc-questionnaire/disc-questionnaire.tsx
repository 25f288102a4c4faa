import { useMemo } from 'react';
import type { CloseDetail, ErrorDetail } from '../shared/host/events.ts';
import { lazyPart } from '../shared/loading/lazy-part.tsx';
import { useAferir } from '../shared/provider/aferir-provider.tsx';
import { WidgetFrame } from '../shared/provider/widget-frame.tsx';
import type { QuestionnaireEvents } from '../shared/questionnaire/questionnaire-events.ts';
import type { HeadingLevel } from '../shared/questionnaire/step-heading.tsx';
import { useDiscQuestionnaire } from './disc-questionnaire.controller.ts';
import {
  type DiscQuestionnaireMessages,
  discQuestionnaireMessages,
} from './disc-questionnaire.messages.ts';
import { DiscQuestionnaireView } from './disc-questionnaire.view.tsx';

const BehavioralReport = lazyPart(
  async () => (await import('../behavioral-report/behavioral-report.tsx')).BehavioralReport,
);

export interface DiscQuestionnaireProps extends QuestionnaireEvents {
  /** Hash of the person's link. Its case matters. */
  hs?: string | undefined;
  /** The page that explains the scale. @default '/tutorial-disc' beside the API */
  tutorialHref?: string | undefined;
  /** Where the person makes a first password. @default '/primeiro-acesso/{hs}' beside the API */
  firstAccessHref?: string | undefined;
  /** The heading level that fits the page's outline. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /** Replaces texts. */
  messages?: Partial<DiscQuestionnaireMessages> | undefined;
  /** Called when the person closes the result. */
  onClose?: ((detail: CloseDetail) => void) | undefined;
}

/** The behavioral questionnaire of a personal link, from the greeting to the thanks. */
export function DiscQuestionnaire(props: DiscQuestionnaireProps) {
  return (
    <WidgetFrame onError={props.onError}>
      <DiscQuestionnaireOfLink key={props.hs} {...props} />
    </WidgetFrame>
  );
}

function DiscQuestionnaireOfLink({
  hs = '',
  tutorialHref,
  firstAccessHref,
  headingLevel = 2,
  messages,
  onClose,
  ...events
}: DiscQuestionnaireProps) {
  const { apiBase, linkClient } = useAferir();
  const client = useMemo(() => linkClient(hs), [linkClient, hs]);
  const texts = useMemo(() => ({ ...discQuestionnaireMessages, ...messages }), [messages]);
  const [state, actions] = useDiscQuestionnaire({ client, messages: texts, ...events });
  // The questionnaire is done, whatever becomes of the report over it.
  const tellOfResult = (detail: ErrorDetail) => events.onError?.({ ...detail, isFatal: false });
  const beside = (path: string) => new URL(path, new URL(apiBase, location.href)).href;

  return (
    <DiscQuestionnaireView
      state={state}
      actions={actions}
      messages={texts}
      headingLevel={headingLevel}
      result={<BehavioralReport hs={hs} onError={tellOfResult} />}
      tutorialHref={tutorialHref ?? beside('/tutorial-disc')}
      firstAccessHref={
        firstAccessHref ?? beside(`/primeiro-acesso/${encodeURIComponent(hs)}?tipo=comportamental`)
      }
      onClose={onClose}
      onResultError={tellOfResult}
    />
  );
}
