import { EmptyState } from '@aferir/ui';
import { Users } from 'lucide-react';
import { useWidget } from '../shared/host/use-widget.tsx';
import { lazyPart } from '../shared/loading/lazy-part.tsx';
import { ReportFrame } from '../shared/report/report-frame.tsx';
import { ReportLoading } from '../shared/report/report-loading.tsx';
import { ReportUnavailable } from '../shared/report/report-unavailable.tsx';
import type { TeamMapActions, TeamMapState } from './team-map.controller.ts';
import type { TeamMapMessages } from './team-map.messages.ts';

export interface TeamMapViewProps {
  state: TeamMapState;
  actions: TeamMapActions;
  /** Whether it is the team of the reader. */
  isOwn: boolean;
}

// Other elements would wait for what charts and fields are made of.
const ShownTeam = lazyPart(async () => (await import('./parts/shown-team.tsx')).ShownTeam);

/** Shows a state of the map. */
export function TeamMapView(props: TeamMapViewProps) {
  const { messages } = useWidget<TeamMapMessages>();
  return (
    <ReportFrame widget="team-map" step={props.state.step} label={messages.title} isWide>
      <Step {...props} />
    </ReportFrame>
  );
}

function Step({ state, actions, isOwn }: TeamMapViewProps) {
  const { messages, headingLevel } = useWidget<TeamMapMessages>();
  switch (state.step) {
    case 'loading':
      return <ReportLoading label={messages.loading} />;
    case 'unavailable':
      return <ReportUnavailable problem={state.problem} onRetry={actions.retry} />;
    case 'shown':
      if (state.team.people.every(({ isManager }) => isManager)) {
        return (
          <EmptyState
            icon={<Users />}
            title={messages.empty}
            description={isOwn ? messages.emptyOwnHint : messages.emptyHint}
            headingLevel={headingLevel}
          />
        );
      }
      return (
        <ShownTeam
          {...state}
          actions={actions}
          fallback={<ReportLoading label={messages.loading} />}
        />
      );
  }
}
