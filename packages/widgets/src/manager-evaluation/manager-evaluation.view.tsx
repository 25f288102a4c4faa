import type { ReactNode } from 'react';
import { useWidget } from '../shared/host/use-widget.tsx';
import type { OpeningState } from '../shared/questionnaire/opening.ts';
import { QuestionnaireScreen } from '../shared/questionnaire/questionnaire-screen.tsx';
import type { StepProps } from '../shared/questionnaire/step-props.ts';
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
    <QuestionnaireScreen
      className="aferir-manager-evaluation"
      name={messages.name}
      company={'evaluator' in state ? state.evaluator.company : undefined}
      state={state}
      rows={3}
      onRetry={props.actions.retry}
    >
      {(opened, heading) => <Page {...props} state={opened} heading={heading} />}
    </QuestionnaireScreen>
  );
}

interface PageProps extends ManagerEvaluationViewProps, StepProps {
  state: Exclude<ManagerState, OpeningState | { step: 'list' }>;
}

function Page({ state, actions, task, heading }: PageProps) {
  switch (state.step) {
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
