import { Avatar, Badge, Button, gridColumnsOf } from '@aferir/ui';
import { AlignmentBar } from '../../shared/alignment-bar.tsx';
import { statusTone } from '../../shared/status-tone.ts';
import type { OpenTask } from '../manager-evaluation.machine.ts';
import type { ManagerEvaluationMessages } from '../manager-evaluation.messages.ts';
import styles from '../manager-evaluation.module.css';
import type { TeamMember } from '../manager-evaluation.types.ts';

/** Starts a task from a row. */
export type OnOpen = (task: OpenTask) => void;

const column = gridColumnsOf<TeamMember>();

/** The columns of the team: who, how far, how aligned, and what can be done. */
export function teamColumns(messages: ManagerEvaluationMessages, onOpen: OnOpen) {
  return column.columns([
    column.accessor('nmPessoa', {
      header: messages.person,
      cell: ({ row }) => <Person {...row.original} />,
      meta: { isCardTitle: true },
    }),
    column.accessor('dsEmail', {
      header: messages.email,
      cell: ({ getValue }) => (
        <span className={styles.email}>{getValue() ?? messages.nothing}</span>
      ),
      meta: { isSecondary: true },
    }),
    column.accessor('nmStatus', {
      header: messages.status,
      cell: ({ row }) => <Status member={row.original} messages={messages} />,
    }),
    column.accessor('percentualAlinhamento', {
      header: messages.alignment,
      cell: ({ row }) => (
        <AlignmentBar
          percent={row.original.percentualAlinhamento}
          label={messages.alignmentOf(row.original.nmPessoa)}
          noData={messages.noAlignment}
        />
      ),
      meta: { width: '168px' },
    }),
    column.display({
      id: 'actions',
      header: messages.actions,
      cell: ({ row }) => <Actions member={row.original} messages={messages} onOpen={onOpen} />,
    }),
  ]);
}

function Person({ nmPessoa, nmCargo, urlFoto }: TeamMember) {
  return (
    <span className={styles.person}>
      <Avatar name={nmPessoa} src={urlFoto} />
      <span className={styles.names}>
        <span className={styles.name}>{nmPessoa}</span>
        {nmCargo ? <span className={styles.muted}>{nmCargo}</span> : null}
      </span>
    </span>
  );
}

interface CellProps {
  member: TeamMember;
  messages: ManagerEvaluationMessages;
}

function Status({ member, messages }: CellProps) {
  const { nmStatus, precisaFeedback, competenciasPendentes } = member;
  return (
    <span className={styles.status}>
      <Badge tone={statusTone(nmStatus)}>{nmStatus}</Badge>
      {precisaFeedback ? (
        <span className={styles.muted}>{messages.pending(competenciasPendentes)}</span>
      ) : null}
    </span>
  );
}

function Actions({ member, messages, onOpen }: CellProps & { onOpen: OnOpen }) {
  const { idResposta, nmPessoa: person } = member;
  if (idResposta === null) return messages.nothing;
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
    <span className={styles.rowActions}>
      {member.podeAvaliar ? action('evaluate', messages.evaluate, true) : null}
      {member.precisaFeedback ? action('feedback', messages.giveFeedback, true) : null}
      {member.podeVerRelatorio ? action('report', messages.view, false) : null}
    </span>
  );
}
