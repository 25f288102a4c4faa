import type { Schema } from '@aferir/api-client';
import { SECTION } from '@aferir/domain';
import {
  BellRing,
  ChartNoAxesColumn,
  CircleStop,
  Copy,
  Eye,
  HeartPulse,
  Repeat,
  Send,
} from 'lucide-react';
import { linkTo, paths } from '../../paths.ts';
import { useAppRouter } from '../../services/router-context.tsx';
import { useSectionRights } from '../../services/use-section-rights.ts';
import { editAction, type RecordAction, removeAction } from '../../shared/grid/record-actions.tsx';
import { useAddress } from '../../shared/navigation/navigation.tsx';
import { openedFrom } from '../../shared/navigation/page-state.ts';
import { isEditable, sendingObstacle, stateOf } from './game-state.ts';
import { gamesMessages as texts } from './games-messages.ts';
import { useGameCopy } from './use-game-copy.ts';

type Game = Schema<'GameRow'>;
type Act = 'send' | 'remind' | 'close' | 'remove';

const isSent = (game: Game) => stateOf(game) !== 'draft';
const isOpen = (game: Game) => stateOf(game) === 'open';
const isSentSurvey = (game: Game) => isSent(game) && game.dsModelo === 'nr1';

/** What can be done with each game of the list; what asks something first is handed in. */
export function useGameActions(
  act: Readonly<Record<Act, (game: Game) => void>>,
): readonly RecordAction<Game>[] {
  const router = useAppRouter();
  const address = useAddress();
  const copy = useGameCopy();
  const { has } = useSectionRights(SECTION.games);
  const canEdit = (game: Game) => has('alterar') && isEditable(game);
  const leadingTo =
    (page: typeof paths.staffGame | typeof paths.staffGameResults | typeof paths.staffGameNr1) =>
    ({ idJogo }: Game) =>
      void router.navigate(linkTo(page, { params: { id: String(idJogo) } }), {
        state: openedFrom(address),
      });
  const open = leadingTo(paths.staffGame);
  return [
    editAction({ label: texts.edit, isVisible: canEdit, onSelect: open }),
    {
      id: 'view',
      right: 'visualizar',
      label: texts.view,
      icon: <Eye />,
      isVisible: (game) => !canEdit(game),
      onSelect: open,
    },
    {
      id: 'send',
      right: 'incluir',
      label: texts.send,
      icon: <Send />,
      isVisible: (game) => stateOf(game) !== 'closed',
      disabledReason: (game) => {
        const obstacle = sendingObstacle(game);
        return obstacle && texts.cannotSend[obstacle];
      },
      onSelect: act.send,
    },
    {
      id: 'remind',
      right: 'incluir',
      label: texts.remind,
      icon: <BellRing />,
      isVisible: isOpen,
      disabledReason: ({ qtdConcluidos, qtdEnviados }) =>
        qtdConcluidos >= qtdEnviados ? texts.allAnswered : undefined,
      onSelect: act.remind,
    },
    {
      id: 'results',
      right: 'visualizar',
      label: texts.results,
      icon: <ChartNoAxesColumn />,
      isVisible: isSent,
      onSelect: leadingTo(paths.staffGameResults),
    },
    {
      id: 'psychosocial',
      right: 'visualizar',
      label: texts.psychosocialReport,
      icon: <HeartPulse />,
      isVisible: isSentSurvey,
      onSelect: leadingTo(paths.staffGameNr1),
    },
    {
      id: 'duplicate',
      right: 'incluir',
      label: texts.duplicate,
      icon: <Copy />,
      onSelect: ({ idJogo }) => copy.duplicate(idJogo),
    },
    {
      id: 'round',
      right: 'incluir',
      label: texts.newRound,
      icon: <Repeat />,
      isVisible: isSentSurvey,
      onSelect: ({ idJogo }) => copy.beginRound(idJogo),
    },
    {
      id: 'close',
      right: 'alterar',
      label: texts.close,
      icon: <CircleStop />,
      isVisible: isOpen,
      onSelect: act.close,
    },
    removeAction({
      label: texts.remove,
      disabledReason: ({ flRespondido }) => (flRespondido ? texts.alreadyAnswered : undefined),
      onSelect: act.remove,
    }),
  ];
}
