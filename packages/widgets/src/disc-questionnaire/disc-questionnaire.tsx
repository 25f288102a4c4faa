import { languageQuery, linkHashIn } from '@aferir/domain';
import { useMemo } from 'react';
import { type HeadingLevel, useWidget } from '../shared/host/use-widget.tsx';
import type { HostEvents } from '../shared/host/widget-host.ts';
import { useLanguage } from '../shared/language/use-language.ts';
import { lazyPart } from '../shared/loading/lazy-part.tsx';
import { useAferir } from '../shared/provider/aferir-provider.tsx';
import { besideApi } from '../shared/provider/beside-api.ts';
import { WidgetFrame } from '../shared/provider/widget-frame.tsx';
import frame from '../shared/questionnaire/questionnaire.module.css';
import { useDiscQuestionnaire } from './disc-questionnaire.controller.ts';
import type { DiscQuestionnaireMessages } from './disc-questionnaire.messages.ts';
import { discQuestionnaireTexts } from './disc-questionnaire.texts.ts';
import { DiscQuestionnaireView } from './disc-questionnaire.view.tsx';

const BehavioralReport = lazyPart(
  async () => (await import('../behavioral-report/behavioral-report.tsx')).BehavioralReport,
);

const DiscFirstLook = lazyPart(
  async () => (await import('./parts/disc-first-look.tsx')).DiscFirstLook,
);

export interface DiscQuestionnaireProps extends HostEvents {
  /** Hash of the person's link. Its case matters. */
  hs?: string | undefined;
  /** The page that explains the scale. @default '/tutorial-disc' beside the API */
  tutorialHref?: string | undefined;
  /** Where the person makes a first password. @default '/primeiro-acesso/{hs}' beside the API */
  firstAccessHref?: string | undefined;
  /** Where the people of the company sign in. @default no way leads there */
  portalHref?: string | undefined;
  /** The heading level that fits the page's outline. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /** Replaces texts. */
  messages?: Partial<DiscQuestionnaireMessages> | undefined;
}

/** The behavioral questionnaire of a personal link, from the greeting to the thanks. */
export function DiscQuestionnaire(props: DiscQuestionnaireProps) {
  const hs = linkHashIn(props.hs);
  const { messages } = props;
  return (
    <WidgetFrame
      name="disc-questionnaire"
      about={hs}
      connect={({ linkClient }) => linkClient(hs)}
      texts={discQuestionnaireTexts}
      messages={messages}
      headingLevel={props.headingLevel}
      portalHref={props.portalHref}
      events={props}
    >
      <DiscOfLink {...props} hs={hs} />
    </WidgetFrame>
  );
}

interface DiscOfLinkProps extends Pick<DiscQuestionnaireProps, 'tutorialHref' | 'firstAccessHref'> {
  hs: string;
}

function DiscOfLink({ hs, tutorialHref, firstAccessHref }: DiscOfLinkProps) {
  const { apiBase } = useAferir();
  const { host, messages } = useWidget<DiscQuestionnaireMessages>();
  const language = useLanguage();
  const [state, actions] = useDiscQuestionnaire();
  // A choice is no reason to put addresses together again.
  const beside = useMemo(() => {
    const firstAccess = `/primeiro-acesso/${encodeURIComponent(hs)}?tipo=comportamental`;
    const spoken = new URLSearchParams(languageQuery(language)).toString();
    return {
      tutorial: besideApi(apiBase, spoken === '' ? '/tutorial-disc' : `/tutorial-disc?${spoken}`),
      firstAccess: besideApi(apiBase, firstAccess),
    };
  }, [apiBase, hs, language]);
  return (
    <DiscQuestionnaireView
      state={state}
      actions={actions}
      firstLook={<DiscFirstLook hash={hs} fallback={<div className={frame.later} />} />}
      // The questionnaire is done, whatever becomes of the report over it.
      result={
        <BehavioralReport
          hs={hs}
          onError={host.failed}
          fallback={<p role="status">{messages.resultLoading}</p>}
        />
      }
      tutorialHref={tutorialHref ?? beside.tutorial}
      firstAccessHref={firstAccessHref ?? beside.firstAccess}
    />
  );
}
