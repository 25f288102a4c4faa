import { useWidget } from '../shared/host/use-widget.tsx';
import type { HostEvents } from '../shared/host/widget-host.ts';
import { sessionClientOf } from '../shared/provider/session-client.ts';
import { WidgetFrame } from '../shared/provider/widget-frame.tsx';
import { useTeamMap } from './team-map.controller.ts';
import type { TeamMapMessages } from './team-map.messages.ts';
import { teamMapTexts } from './team-map.texts.ts';
import type { TeamSource } from './team-map.types.ts';
import { TeamMapView } from './team-map.view.tsx';

export interface TeamMapProps extends Pick<HostEvents, 'onReady' | 'onError'> {
  /** The department whose people are shown, with those below it; for staff. */
  departmentId?: number | undefined;
  /** The manager whose direct reports are shown; for staff. @default the employee who is signed in */
  managerId?: number | undefined;
  /** The heading level that fits the page's outline. @default 2 */
  headingLevel?: 1 | 2 | undefined;
  /** Replaces texts. */
  messages?: Partial<TeamMapMessages> | undefined;
}

/** The map of a team: who is where, what it has much and little of, two people side by side, its competencies. */
export function TeamMap(props: TeamMapProps) {
  const { departmentId, managerId } = props;
  const about = `${departmentId} ${managerId}`;
  return (
    <WidgetFrame
      name="team-map"
      about={about}
      connect={sessionClientOf}
      texts={teamMapTexts}
      messages={props.messages}
      headingLevel={props.headingLevel}
      events={props}
    >
      <LoadedMap key={about} departmentId={departmentId} managerId={managerId} />
    </WidgetFrame>
  );
}

function LoadedMap(source: TeamSource) {
  const { client } = useWidget();
  const [state, actions] = useTeamMap(source);
  return <TeamMapView state={state} actions={actions} isOwn={client.realm !== 'staff'} />;
}
