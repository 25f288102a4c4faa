import type { ApiProblem, Schema } from '@aferir/api-client';
import { formatDate, SECTION } from '@aferir/domain';
import { Button, DataGrid, type GridQuery, gridColumnsOf, ProgressBar } from '@aferir/ui';
import { toGridData } from '@aferir/widgets';
import type { UseQueryResult } from '@tanstack/react-query';
import {
  BellRing,
  ChartNoAxesColumn,
  CircleStop,
  Copy,
  Eye,
  HeartPulse,
  Pencil,
  Repeat,
  Send,
  ShieldCheck,
  Trash2,
} from 'lucide-react';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import { isEditable, sendingObstacle, stateOf } from '../game-state.ts';
import { gamesMessages as texts } from '../games-messages.ts';
import { STATE_FILTERS } from '../state-filters.ts';
import { GameCell } from './game-cell.tsx';
import { GameStateBadge } from './game-state-badge.tsx';

type Game = Schema<'GameRow'>;

const column = gridColumnsOf<Game>();
const columns = column.columns([
  column.accessor('nmJogo', {
    header: texts.game,
    cell: ({ row: { original } }) => <GameCell game={original} />,
    meta: { isCardTitle: true },
  }),
  column.accessor('qtdPerguntas', { header: texts.questions, meta: { width: '96px' } }),
  column.accessor('qtdPessoas', { header: texts.people, meta: { width: '88px' } }),
  column.accessor('qtdConcluidos', {
    header: texts.participation,
    cell: ({ row: { original } }) => <Participation game={original} />,
    meta: { width: '170px' },
  }),
  column.accessor('flAnonimo', {
    header: texts.answers,
    cell: ({ getValue }) => (getValue() ? texts.anonymous : texts.named),
    meta: { width: '120px' },
  }),
  column.accessor('idSituacao', {
    header: texts.state,
    cell: ({ row: { original } }) => <GameStateBadge state={stateOf(original)} />,
    meta: { width: '120px' },
  }),
  column.accessor('dtEnvio', {
    header: texts.sentOn,
    cell: ({ getValue }) => formatDate(getValue()),
    meta: { width: '116px' },
  }),
  column.accessor('dtEncerramento', {
    header: texts.closedOn,
    cell: ({ getValue }) => formatDate(getValue()),
    meta: { width: '130px' },
  }),
]);

function Participation({ game: { nmJogo, qtdConcluidos, qtdEnviados } }: { game: Game }) {
  if (qtdEnviados === 0) return <span>{texts.notSent}</span>;
  return (
    <ProgressBar
      kind="meter"
      layout="inline"
      label={texts.participationOf(nmJogo)}
      value={qtdConcluidos}
      max={qtdEnviados}
      valueText={texts.answeredOf(qtdConcluidos, qtdEnviados)}
      tone={qtdConcluidos === qtdEnviados ? 'success' : 'accent'}
    />
  );
}

/** Props of {@link GamesGrid}. */
export interface GamesGridProps {
  games: UseQueryResult<Schema<'GameList'>, ApiProblem>;
  query: GridQuery;
  onQueryChange: (query: GridQuery) => void;
  onAdd: () => void;
  /** A draft is being made of the template. */
  isMakingTemplate: boolean;
  onUseTemplate: () => void;
  /** Opens it, to be changed or seen. */
  onOpen: (game: Game) => void;
  onDuplicate: (game: Game) => void;
  onNewRound: (game: Game) => void;
  onSend: (game: Game) => void;
  onRemind: (game: Game) => void;
  onClose: (game: Game) => void;
  onViewResults: (game: Game) => void;
  onViewPsychosocial: (game: Game) => void;
  onRemove: (game: Game) => void;
}

/** The games, page by page, with what can be done about each. */
export function GamesGrid({ games, query, onQueryChange, ...on }: GamesGridProps) {
  const { has, withRight } = useSectionRights(SECTION.games);
  const canEdit = (game: Game) => has('alterar') && isEditable(game);
  const isSent = (game: Game) => stateOf(game) !== 'draft';
  const isOpen = (game: Game) => stateOf(game) === 'open';
  const isPsychosocial = ({ dsModelo }: Game) => dsModelo === 'nr1';
  return (
    <DataGrid<Game>
      title={texts.title}
      countLabel={texts.found}
      columns={columns}
      data={toGridData(games, texts.listFailed)}
      query={query}
      onQueryChange={onQueryChange}
      filterOptions={STATE_FILTERS}
      rowId={({ idJogo }) => String(idJogo)}
      rowName={({ nmJogo }) => nmJogo}
      rowActions={[
        {
          id: 'edit',
          label: texts.edit,
          icon: <Pencil />,
          isVisible: canEdit,
          onSelect: on.onOpen,
        },
        {
          id: 'view',
          label: texts.view,
          icon: <Eye />,
          isVisible: (one) => !canEdit(one),
          onSelect: on.onOpen,
        },
        {
          id: 'send',
          label: texts.send,
          icon: <Send />,
          isVisible: (one) => stateOf(one) !== 'closed',
          disabledReason: (one) => {
            const obstacle = sendingObstacle(one);
            return obstacle && texts.cannotSend[obstacle];
          },
          onSelect: (one) => withRight('incluir', () => on.onSend(one)),
        },
        {
          id: 'remind',
          label: texts.remind,
          icon: <BellRing />,
          isVisible: isOpen,
          disabledReason: ({ qtdConcluidos, qtdEnviados }) =>
            qtdConcluidos >= qtdEnviados ? texts.allAnswered : undefined,
          onSelect: (one) => withRight('incluir', () => on.onRemind(one)),
        },
        {
          id: 'results',
          label: texts.results,
          icon: <ChartNoAxesColumn />,
          isVisible: isSent,
          onSelect: on.onViewResults,
        },
        {
          id: 'psychosocial',
          label: texts.psychosocialReport,
          icon: <HeartPulse />,
          isVisible: (one) => isSent(one) && isPsychosocial(one),
          onSelect: on.onViewPsychosocial,
        },
        {
          id: 'duplicate',
          label: texts.duplicate,
          icon: <Copy />,
          onSelect: (one) => withRight('incluir', () => on.onDuplicate(one)),
        },
        {
          id: 'round',
          label: texts.newRound,
          icon: <Repeat />,
          isVisible: (one) => isSent(one) && isPsychosocial(one),
          onSelect: (one) => withRight('incluir', () => on.onNewRound(one)),
        },
        {
          id: 'close',
          label: texts.close,
          icon: <CircleStop />,
          isVisible: isOpen,
          onSelect: (one) => withRight('alterar', () => on.onClose(one)),
        },
        {
          id: 'remove',
          label: texts.remove,
          icon: <Trash2 />,
          isDestructive: true,
          disabledReason: ({ flRespondido }) => (flRespondido ? texts.alreadyAnswered : undefined),
          onSelect: (one) => withRight('excluir', () => on.onRemove(one)),
        },
      ]}
      onReload={() => games.refetch()}
      actions={
        <Button
          variant="secondary"
          icon={<ShieldCheck />}
          isLoading={on.isMakingTemplate}
          onClick={() => withRight('incluir', on.onUseTemplate)}
        >
          {texts.useTemplate}
        </Button>
      }
      addAction={{ label: texts.add, onAdd: () => withRight('incluir', on.onAdd) }}
      empty={{ title: texts.empty, description: texts.emptyText }}
    />
  );
}
