import { linkHashIn } from '@aferir/domain';
import type { HeadingLevel } from '../shared/host/use-widget.tsx';
import type { HostEvents } from '../shared/host/widget-host.ts';
import { lazyPart } from '../shared/loading/lazy-part.tsx';
import { WidgetFrame } from '../shared/provider/widget-frame.tsx';
import { PlayerLoading } from './parts/player-loading.tsx';
import { useTrainingPlayer } from './training-player.controller.ts';
import type { TrainingPlayerMessages } from './training-player.messages.ts';
import { trainingPlayerTexts } from './training-player.texts.ts';
import { TrainingPlayerView } from './training-player.view.tsx';

const OpenedPlayer = lazyPart(async () => (await import('./opened-player.tsx')).OpenedPlayer);

export interface TrainingPlayerProps extends HostEvents {
  /** Hash of the person's link. Its case matters. */
  hs?: string | undefined;
  /** Where the people of the company sign in. @default no way leads there */
  portalHref?: string | undefined;
  /** The heading level that fits the page's outline. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /** Replaces texts. */
  messages?: Partial<TrainingPlayerMessages> | undefined;
}

/** The training of a personal link: a PIN by e-mail, the videos, and what was watched of them. */
export function TrainingPlayer(props: TrainingPlayerProps) {
  const hs = linkHashIn(props.hs);
  const { messages } = props;
  return (
    <WidgetFrame
      name="training-player"
      about={hs}
      connect={({ linkClient }) => linkClient(hs)}
      texts={trainingPlayerTexts}
      messages={messages}
      headingLevel={props.headingLevel}
      portalHref={props.portalHref}
      events={props}
    >
      <PlayerOfLink />
    </WidgetFrame>
  );
}

function PlayerOfLink() {
  const [state, actions, memories] = useTrainingPlayer();
  return (
    <TrainingPlayerView
      state={state}
      actions={actions}
      player={(opened) => (
        <OpenedPlayer
          state={opened}
          actions={actions}
          memories={memories}
          fallback={<PlayerLoading company={opened.door.company} />}
        />
      )}
    />
  );
}
