import type { Schema } from '@aferir/api-client';
import { formatDate } from '@aferir/domain';
import { usersMessages as texts } from './users-messages.ts';

/** What is said of somebody who has no password yet; nothing of who has one. */
export function invitationText(
  invitation: Schema<'UserInvitation'> | null | undefined,
): string | undefined {
  if (!invitation) return undefined;
  const { situacao, dtEnvio, dtValidade } = invitation;
  if (situacao === 'nenhum') return texts.invitationNone;
  const [sent, until] = [formatDate(dtEnvio), formatDate(dtValidade)];
  return situacao === 'enviado'
    ? texts.invitationSent(sent, until)
    : texts.invitationOver(sent, until);
}
