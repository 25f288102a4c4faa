import { Button, EmailText, gridColumnsOf, RowButtons } from '@aferir/ui';
import { AlignmentBar } from '../../shared/cells/alignment-bar.tsx';
import { PersonCell, StatusCell } from '../../shared/cells/index.ts';
import { toShownStatus } from '../../shared/cells/to-shown-status.ts';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { lastDayText } from '../../shared/page/last-day-text.ts';
import type { OpenTask } from '../manager-evaluation.machine.ts';
import type { ManagerEvaluationMessages } from '../manager-evaluation.messages.ts';
import type { TeamMember } from '../manager-evaluation.types.ts';

/** Starts a task from a row. */
export type OnOpen = (task: OpenTask) => void;

const column = gridColumnsOf<TeamMember>();

/** The columns of the team: who, how far, how aligned, and what can be done. */
export function teamColumns(messages: ManagerEvaluationMessages, onOpen: OnOpen) {
  return column.columns([
    column.accessor('nmPessoa', {
      header: messages.person,
      cell: ({ row: { original } }) => (
        <PersonCell
          name={original.nmPessoa}
          position={original.nmCargo}
          photoUrl={original.urlFoto}
        />
      ),
      meta: { isCardTitle: true },
    }),
    column.accessor('dsEmail', {
      header: messages.email,
      cell: ({ getValue }) => <EmailText address={getValue() ?? messages.nothing} />,
      meta: { isSecondary: true },
    }),
    column.accessor('nmStatus', {
      header: messages.status,
      cell: ({ row }) => <Status member={row.original} />,
    }),
    column.accessor('percentualAlinhamento', {
      header: messages.alignment,
      cell: ({ row }) => (
        <AlignmentBar
          percent={row.original.percentualAlinhamento}
          status={row.original.cdStatus}
          label={messages.alignmentOf(row.original.nmPessoa)}
          noData={messages.noAlignment}
          unrated={messages.unrated}
        />
      ),
      meta: { width: '168px' },
    }),
    column.display({
      id: 'actions',
      header: messages.actions,
      cell: ({ row }) => <Actions member={row.original} onOpen={onOpen} />,
    }),
  ]);
}

interface CellProps {
  member: TeamMember;
}

function Status({ member }: CellProps) {
  const { messages, language } = useWidget<ManagerEvaluationMessages>();
  const { precisaFeedback, competenciasPendentes, dtPrazo } = member;
  const notes = [
    ...(precisaFeedback ? [messages.pending(competenciasPendentes)] : []),
    ...(dtPrazo ? [lastDayText(dtPrazo, messages, language)] : []),
  ];
  return <StatusCell status={toShownStatus(member)} labels={messages.statuses} notes={notes} />;
}

function Actions({ member, onOpen }: CellProps & { onOpen: OnOpen }) {
  const { messages } = useWidget<ManagerEvaluationMessages>();
  const { idResposta, nmPessoa: person } = member;
  if (idResposta === null) return <RowButtons>{null}</RowButtons>;
  const review = { responseId: idResposta, person };
  const action = (kind: OpenTask['kind'], label: string, isMain: boolean) => (
    <Button
      size="s"
      variant={isMain ? 'primary' : 'secondary'}
      aria-label={messages.actionFor(label, person)}
      onClick={() => onOpen({ kind, review })}
    >
      {label}
    </Button>
  );
  return (
    <RowButtons>
      {member.podeAvaliar ? action('evaluate', messages.evaluate, true) : null}
      {member.precisaFeedback ? action('feedback', messages.giveFeedback, true) : null}
      {member.podeVerRelatorio ? action('report', messages.view, false) : null}
    </RowButtons>
  );
}
