import type { Schema } from '@aferir/api-client';
import { formatDate } from '@aferir/domain';
import { Badge } from '@aferir/ui';
import { ActivityBadge } from '../../../shared/grid/activity-badge.tsx';
import { usersMessages as texts } from '../users-messages.ts';
import styles from './user-form.module.css';

/** Props of {@link UserStatus}. */
export interface UserStatusProps {
  user: Pick<Schema<'UserRow'>, 'flAtivo' | 'convite'>;
}

/** Whether a user may come in, and of who has no password yet how far the invitation is. */
export function UserStatus({ user: { flAtivo, convite } }: UserStatusProps) {
  if (!flAtivo || !convite) return <ActivityBadge isActive={flAtivo} />;
  const { situacao, dtEnvio, dtValidade } = convite;
  const since = situacao === 'enviado' ? dtEnvio : dtValidade;
  return (
    <span className={styles.status}>
      <Badge tone={situacao === 'enviado' ? 'accent' : 'warning'}>
        {texts.invitationStates[situacao]}
      </Badge>
      {since ? (
        <span className={styles.since}>{texts.since[situacao](formatDate(since))}</span>
      ) : null}
    </span>
  );
}
