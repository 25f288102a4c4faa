import type { ReactNode } from 'react';
import { useWidget } from '../shared/host/use-widget.tsx';
import { QuestionnaireFrame } from '../shared/questionnaire/questionnaire-frame.tsx';
import { QuestionnaireLoading } from '../shared/questionnaire/questionnaire-loading.tsx';
import { QuestionnaireUnavailable } from '../shared/questionnaire/questionnaire-unavailable.tsx';
import { useStepFocus } from '../shared/questionnaire/use-step-focus.ts';
import type { ManagerActions, ManagerState } from './manager-evaluation.controller.ts';
import type { ManagerEvaluationMessages } from './manager-evaluation.messages.ts';
import { ManagerEnd } from './parts/manager-end.tsx';
import { TeamList } from './parts/team-list.tsx';

export interface ManagerEvaluationViewProps {
  state: ManagerState;
  actions: ManagerActions;
  /** What is being worked on: over the list, or as the page's content. */
  task: ReactNode;
}

/** Shows a state of the manager's screens and passes on what the manager does. */
export function ManagerEvaluationView(props: ManagerEvaluationViewProps) {
  const { state } = props;
  const { messages } = useWidget<ManagerEvaluationMessages>();
  if (state.step === 'list') return <TeamList {...props} state={state} />;
  return (
    <QuestionnaireFrame
      name={messages.name}
      step={state.step}
      company={'evaluator' in state ? state.evaluator.company : undefined}
      className="aferir-manager-evaluation"
    >
      <Page {...props} state={state} />
    </QuestionnaireFrame>
  );
}

interface PageProps extends ManagerEvaluationViewProps {
  state: Exclude<ManagerState, { step: 'list' }>;
}

function Page({ state, actions, task }: PageProps) {
  const { messages } = useWidget<ManagerEvaluationMessages>();
  const heading = useStepFocus(state.step);
  switch (state.step) {
    case 'loading':
      return <QuestionnaireLoading label={messages.loading} rows={3} />;
    case 'unavailable':
      return (
        <QuestionnaireUnavailable
          heading={heading}
          problem={state.problem}
          onRetry={actions.retry}
        />
      );
    case 'page':
      // Feedback says by itself when none is owed.
      if (state.task === 'feedback' || state.review.canEvaluate) return task;
      return (
        <ManagerEnd heading={heading} {...state} outcome="idle" onShowList={actions.showList} />
      );
    case 'refused':
      return (
        <ManagerEnd heading={heading} {...state} outcome="idle" onShowList={actions.showList} />
      );
    case 'done':
    case 'left':
      return (
        <ManagerEnd
          heading={heading}
          {...state}
          outcome={state.step}
          onShowList={actions.showList}
        />
      );
  }
}
