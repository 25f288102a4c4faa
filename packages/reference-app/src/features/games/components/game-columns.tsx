import type { Schema } from '@aferir/api-client';
import { formatDate } from '@aferir/domain';
import { gridColumnsOf, ProgressBar } from '@aferir/ui';
import { TitleLines } from '../../../shared/lists/title-lines.tsx';
import { kindNameOf, stateOf } from '../game-state.ts';
import { gamesMessages as texts } from '../games-messages.ts';
import { GameStateBadge } from './game-state-badge.tsx';

type Game = Schema<'GameRow'>;

const column = gridColumnsOf<Game>();
/** What the list shows of each game. */
export const gameColumns = column.columns([
  column.accessor('nmJogo', {
    header: texts.game,
    cell: ({ row: { original } }) => (
      <TitleLines title={original.nmJogo} detail={kindNameOf(original)} />
    ),
    meta: { isCardTitle: true, sort: 'titulo' },
  }),
  column.accessor('qtdPerguntas', {
    header: texts.questions,
    meta: { width: '96px', sort: 'perguntas' },
  }),
  column.accessor('qtdPessoas', {
    header: texts.people,
    meta: { width: '88px', sort: 'pessoas' },
  }),
  column.accessor('qtdConcluidos', {
    header: texts.participation,
    cell: ({ row: { original } }) => <Participation game={original} />,
    meta: { width: '152px', sort: 'participacao' },
  }),
  column.accessor('flAnonimo', {
    header: texts.answers,
    cell: ({ getValue }) => (getValue() ? texts.anonymous : texts.named),
    meta: { width: '112px' },
  }),
  column.accessor('idSituacao', {
    header: texts.state,
    cell: ({ row: { original } }) => <GameStateBadge state={stateOf(original)} />,
    meta: { width: '104px', sort: 'situacao' },
  }),
  column.accessor('dtEnvio', {
    header: texts.sentOn,
    cell: ({ getValue }) => formatDate(getValue()),
    meta: { width: '108px', sort: 'envio' },
  }),
  column.accessor('dtEncerramento', {
    header: texts.closedOn,
    cell: ({ getValue }) => formatDate(getValue()),
    meta: { width: '124px', sort: 'encerramento' },
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
