import { Notice, useFocusHeir } from '@aferir/ui';
import { type ReactNode, useRef, useState } from 'react';
import type { AroundTask } from '../../shared/around/around-task.ts';
import { CompanyMark } from '../../shared/company/company-mark.tsx';
import { MakerLine } from '../../shared/company/maker-line.tsx';
import { PortalLink } from '../../shared/host/portal-link.tsx';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { ContentNote } from '../../shared/language/content-note.tsx';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import page from '../../shared/page/page.module.css';
import { WithoutEmail } from '../../shared/page/without-email-note.tsx';
import questionnaire from '../../shared/questionnaire/questionnaire.module.css';
import { StepHeading } from '../../shared/questionnaire/step-heading.tsx';
import { FailedPart } from '../../shared/report/failed-part.tsx';
import type { ManagerActions, ManagerState } from '../manager-evaluation.controller.ts';
import type { ManagerEvaluationMessages } from '../manager-evaluation.messages.ts';
import { TeamGrid } from './team-grid.tsx';

const AroundCard = lazyPart(
  async () => (await import('../../shared/around/around-card.tsx')).AroundCard,
);

export interface TeamListProps {
  state: Extract<ManagerState, { step: 'list' }>;
  actions: ManagerActions;
  /** What is being worked on over the list. */
  task: ReactNode;
}

/** Greets the manager and lists the team and who rates it from around, with what is being worked on over it. */
export function TeamList({ state, actions, task }: TeamListProps) {
  const { messages } = useWidget<ManagerEvaluationMessages>();
  const { company, name } = state.evaluator;
  const [firstName = ''] = name.trim().split(/\s+/);
  const heading = useRef<HTMLHeadingElement>(null);
  const noteFocus = useFocusHeir(heading);
  const [aroundTask, setAroundTask] = useState<AroundTask | null>(null);
  return (
    <section
      className={`aferir-manager-evaluation ${page.root}`}
      part="evaluation"
      data-step={state.step}
      aria-label={messages.name}
    >
      <header className={questionnaire.apart}>
        <CompanyMark company={company} />
        <PortalLink size="m" />
      </header>
      <div className={page.headline}>
        <StepHeading ref={heading}>{messages.greeting(firstName)}</StepHeading>
        <p className={page.muted}>{messages.purpose}</p>
      </div>
      {state.withoutEmail.length > 0 ? (
        <Notice tone="warning" role="alert" onClose={actions.putNamesAway}>
          <WithoutEmail names={state.withoutEmail} say={messages.withoutEmail} />
        </Notice>
      ) : null}
      <TeamGrid
        team={state.team}
        query={state.query}
        onQueryChange={actions.changeQuery}
        onReload={actions.reload}
        onOpen={actions.open}
        onFocus={noteFocus}
      />
      {state.around ? (
        <FailedPart
          part={state.around}
          title={messages.around.failed}
          onRetry={actions.reloadAround}
        />
      ) : null}
      {state.around?.status === 'ready' && state.around.data.length > 0 ? (
        <AroundCard
          work={{ rows: [], qtdRecords: 0, acompanhadas: [...state.around.data] }}
          task={aroundTask}
          onTask={setAroundTask}
          fallback={null}
        />
      ) : null}
      {task}
      <ContentNote step={state.step} />
      <MakerLine />
    </section>
  );
}
