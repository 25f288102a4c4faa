import { linkHashIn } from '@aferir/domain';
import type { HeadingLevel } from '../shared/host/use-widget.tsx';
import type { HostEvents } from '../shared/host/widget-host.ts';
import { WidgetFrame } from '../shared/provider/widget-frame.tsx';
import { useGamePlayer } from './game-player.controller.ts';
import type { GamePlayerMessages } from './game-player.messages.ts';
import { gamePlayerTexts } from './game-player.texts.ts';
import { GamePlayerView } from './game-player.view.tsx';

export interface GamePlayerProps extends HostEvents {
  /** Hash of the person's link. Its case matters. */
  hs?: string | undefined;
  /** Who plays: the person that the link is for. */
  personId?: number | undefined;
  /** Where the people of the company sign in. @default no way leads there */
  portalHref?: string | undefined;
  /** The heading level that fits the page's outline. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /** Replaces texts. */
  messages?: Partial<GamePlayerMessages> | undefined;
}

/** The game or survey of a personal link: one question after the other, each answered once. */
export function GamePlayer(props: GamePlayerProps) {
  const { personId = 0, messages } = props;
  // A link without its person is only half of one.
  const hash = personId > 0 ? linkHashIn(props.hs) : '';
  return (
    <WidgetFrame
      name="game-player"
      about={`${personId} ${hash}`}
      connect={({ linkClient }) => linkClient(hash)}
      texts={gamePlayerTexts}
      messages={messages}
      headingLevel={props.headingLevel}
      portalHref={props.portalHref}
      events={props}
    >
      <GameOfLink personId={personId} />
    </WidgetFrame>
  );
}

function GameOfLink({ personId }: { personId: number }) {
  const [state, actions] = useGamePlayer(personId);
  return <GamePlayerView state={state} actions={actions} />;
}
