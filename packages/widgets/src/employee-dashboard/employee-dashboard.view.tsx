import type { Schema } from '@aferir/api-client';
import { Skeleton, SkeletonGroup, type ToastStore, useFocusHeir } from '@aferir/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { useAgreementHeir } from '../shared/agreements/use-agreement-heir.ts';
import type { AroundCardName, AroundTask } from '../shared/around/around-task.ts';
import { useWidget } from '../shared/host/use-widget.tsx';
import { lazyPart } from '../shared/loading/lazy-part.tsx';
import { useStepFocus } from '../shared/questionnaire/use-step-focus.ts';
import { FailedPart } from '../shared/report/failed-part.tsx';
import { ReportLoading } from '../shared/report/report-loading.tsx';
import { ReportUnavailable } from '../shared/report/report-unavailable.tsx';
import type { DashboardActions, DashboardState } from './employee-dashboard.controller.ts';
import type { EmployeeDashboardMessages } from './employee-dashboard.messages.ts';
import styles from './employee-dashboard.module.css';
import type { DashboardView } from './employee-dashboard.types.ts';
import type { FinishSignal } from './finish-signal.ts';
import type { AgreementPlaces } from './parts/agreements-card.tsx';
import { DashboardFrame } from './parts/dashboard-frame.tsx';
import { DashboardHeader } from './parts/dashboard-header.tsx';
import { DirectReportsPart } from './parts/direct-reports-part.tsx';
import { OpenScreen } from './parts/open-screen.tsx';
import { ProfileCard } from './parts/profile-card.tsx';
import { SelfCard } from './parts/self-card.tsx';
import { isOwnWaiting, WaitingSection } from './parts/waiting-section.tsx';

const OwnResults = lazyPart(async () => (await import('./parts/assessments-page.ts')).OwnResults);
const AgreementsCard = lazyPart(
  async () => (await import('./parts/agreements-card.tsx')).AgreementsCard,
);
const AroundCard = lazyPart(
  async () => (await import('../shared/around/around-card.tsx')).AroundCard,
);
const NewPassword = lazyPart(async () => (await import('./access/new-password.tsx')).NewPassword);

export interface EmployeeDashboardViewProps {
  state: DashboardState;
  actions: DashboardActions;
  view: DashboardView;
  toasts: ToastStore;
  finishSignal: FinishSignal;
  /** The person has come here by an act whose place is gone, such as a sign-in. @default false */
  takesFocus?: boolean | undefined;
  /** Left out where the page itself signs people out. */
  onSignOut?: (() => void) | undefined;
}

/** Shows a state of the dashboard and passes on what the person does. */
export function EmployeeDashboardView(props: EmployeeDashboardViewProps) {
  const { state, view } = props;
  const { messages } = useWidget<EmployeeDashboardMessages>();
  return (
    <DashboardFrame step={state.step} view={view} label={messages.name}>
      <Content {...props} />
    </DashboardFrame>
  );
}

function Content(props: EmployeeDashboardViewProps) {
  const { state, actions, toasts, finishSignal } = props;
  const { messages } = useWidget<EmployeeDashboardMessages>();
  const heading = useStepFocus(state.step);
  switch (state.step) {
    case 'loading':
      return <DashboardLoading label={messages.loading} />;
    case 'unavailable':
      return (
        <ReportUnavailable
          problem={{ ...state.problem, isRetryable: true }}
          onRetry={actions.reload}
        />
      );
    case 'new-password':
      return (
        <NewPassword
          onSignOut={props.onSignOut}
          onChanged={() => toasts.show({ tone: 'success', message: messages.temporaryReplaced })}
          fallback={<DashboardLoading label={messages.loading} />}
        />
      );
    case 'screen':
      return (
        <OpenScreen
          opened={state.opened}
          toasts={toasts}
          finishSignal={finishSignal}
          onClose={actions.close}
        />
      );
    case 'dashboard':
      return <Dashboard {...props} state={state} heading={heading} />;
  }
}

interface DashboardProps extends EmployeeDashboardViewProps {
  state: Extract<DashboardState, { step: 'dashboard' }>;
  heading: ReturnType<typeof useStepFocus>;
}

function Dashboard({ state, heading, ...props }: DashboardProps) {
  const { actions, view, onSignOut } = props;
  const { user, parts, opening, isReloading } = state;
  const { messages } = useWidget<EmployeeDashboardMessages>();
  const team = useRef<HTMLElement>(null);
  const [agreementPlaces] = useState<AgreementPlaces>(() => new Map());
  const [aroundPlaces] = useState(() => new Map<AroundCardName, HTMLElement>());
  const [aroundTask, setAroundTask] = useState<AroundTask | null>(null);
  const noteFocus = useFocusHeir(heading);
  const agreementsCard = useRef<HTMLElement>(null);
  const noteAgreement = useAgreementHeir(agreementsCard, heading);
  useLayoutEffect(() => {
    if (props.takesFocus) heading.current?.focus();
  }, [props.takesFocus, heading]);
  const common = { opening, onOpen: actions.open, onRetry: actions.reload };
  return (
    <>
      <DashboardHeader
        user={user}
        view={view}
        heading={heading}
        isReloading={isReloading}
        onReload={actions.reload}
        onSignOut={onSignOut}
      />
      {view === 'full' ? (
        <>
          <WaitingSection
            {...common}
            parts={parts}
            discRequest={user.discRequest}
            onGo={() => goTo(team.current)}
            onGoAround={(card) => goTo(aroundPlaces.get(card) ?? null)}
            onSeeAgreement={(id) => goTo(agreementPlaces.get(id) ?? null)}
            onTask={setAroundTask}
            onFocus={noteFocus}
          />
          <div className={styles.home}>
            {isOwnWaiting(parts.response) ? null : (
              <SelfCard {...common} response={parts.response} />
            )}
            {user.profile ? <ProfileCard {...common} profile={user.profile} /> : null}
          </div>
        </>
      ) : (
        <SelfCard {...common} response={parts.response} />
      )}
      <FailedPart part={parts.around} title={messages.around.failed} onRetry={actions.reload} />
      {parts.around.status === 'ready' && hasAround(parts.around.data) ? (
        <AroundCard
          work={parts.around.data}
          task={aroundTask}
          onTask={setAroundTask}
          places={aroundPlaces}
          fallback={null}
        />
      ) : null}
      {parts.reports ? (
        <DirectReportsPart
          {...common}
          ref={team}
          view={view}
          reports={parts.reports}
          onQueryChange={actions.changeQuery}
          onShowMore={actions.showMoreReports}
        />
      ) : null}
      <FailedPart
        part={parts.agreements}
        title={messages.agreements.failed}
        onRetry={actions.reload}
      />
      {parts.agreements.status === 'ready' && parts.agreements.data.total > 0 ? (
        <AgreementsCard
          {...common}
          agreements={parts.agreements.data}
          places={agreementPlaces}
          cardRef={agreementsCard}
          onFocus={noteAgreement}
          fallback={null}
        />
      ) : null}
      {view === 'assessments' ? (
        <OwnResults
          {...common}
          results={parts.results}
          fallback={<ReportLoading label={messages.comparison.loadingSelf} />}
        />
      ) : null}
    </>
  );
}

function hasAround({ rows, acompanhadas }: Schema<'OwnRatingList'>): boolean {
  return rows.length + acompanhadas.length > 0;
}

// A section is taller than the screen: the focus alone would bring its middle up.
function goTo(section: HTMLElement | null) {
  section?.focus({ preventScroll: true });
  section?.scrollIntoView();
}

function DashboardLoading({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className={styles.loading}>
      <Skeleton width="220px" height="32px" />
      <div className={styles.own}>
        <Skeleton shape="block" height="160px" />
        <Skeleton shape="block" height="320px" />
      </div>
    </SkeletonGroup>
  );
}
