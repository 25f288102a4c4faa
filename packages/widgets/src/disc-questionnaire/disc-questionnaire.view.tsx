import type { ReactNode } from 'react';
import { BrandMark } from '../shared/brand-mark.tsx';
import type { CloseDetail, ErrorDetail } from '../shared/events.ts';
import type { DiscActions } from './disc-questionnaire.controller.ts';
import type { DiscState } from './disc-questionnaire.machine.ts';
import type { DiscQuestionnaireMessages } from './disc-questionnaire.messages.ts';
import styles from './disc-questionnaire.module.css';
import { DiscFirstAccess } from './parts/disc-first-access.tsx';
import { DiscIntro } from './parts/disc-intro.tsx';
import { DiscLoading } from './parts/disc-loading.tsx';
import { DiscQuestionCard } from './parts/disc-question-card.tsx';
import { DiscThanks } from './parts/disc-thanks.tsx';
import { DiscUnavailable } from './parts/disc-unavailable.tsx';
import { useStepFocus } from './use-step-focus.ts';

export interface DiscQuestionnaireViewProps {
  state: DiscState;
  actions: DiscActions;
  messages: DiscQuestionnaireMessages;
  headingLevel: 1 | 2 | 3;
  /** The report at the end. */
  result: ReactNode;
  tutorialHref: string;
  firstAccessHref: string;
  onClose?: ((detail: CloseDetail) => void) | undefined;
  onResultError?: ((detail: ErrorDetail) => void) | undefined;
}

/** Shows a state of the questionnaire and passes on what the person does. */
export function DiscQuestionnaireView(props: DiscQuestionnaireViewProps) {
  const { state } = props;
  const company = 'assessment' in state ? state.assessment.company : undefined;
  return (
    <section
      className={`aferir-disc-questionnaire ${styles.root}`}
      part="questionnaire"
      data-step={state.step}
      aria-label={props.messages.name}
    >
      <header className={styles.header}>
        <BrandMark />
        {company ? <span className={styles.company}>{company}</span> : null}
      </header>
      <div className={styles.stage}>
        <Step {...props} />
      </div>
    </section>
  );
}

function Step(props: DiscQuestionnaireViewProps) {
  const { state, actions, messages, headingLevel } = props;
  const heading = useStepFocus(state);
  const common = { messages, headingLevel, heading };

  switch (state.step) {
    case 'loading':
      return <DiscLoading label={messages.loading} />;
    case 'unavailable':
      return <DiscUnavailable {...common} problem={state.problem} onRetry={actions.retry} />;
    case 'first-access':
      return <DiscFirstAccess {...common} href={props.firstAccessHref} />;
    case 'intro':
      return (
        <DiscIntro
          {...common}
          assessment={state.assessment}
          tutorialHref={props.tutorialHref}
          onStart={actions.start}
        />
      );
    case 'recalling':
    case 'forgotten':
    case 'answering':
    case 'sending':
    case 'finishing':
      return <DiscQuestionCard {...common} state={state} actions={actions} />;
    case 'done':
      return (
        <DiscThanks
          {...common}
          result={props.result}
          onClose={props.onClose}
          onResultError={props.onResultError}
        />
      );
  }
}
