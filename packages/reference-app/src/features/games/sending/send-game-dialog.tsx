import type { Schema } from '@aferir/api-client';
import {
  getGameSendPreviewQuery,
  remindGamePlayersMutation,
  sendGameInvitationsMutation,
} from '@aferir/api-client/react';
import { useServices } from '../../../services/services-context.tsx';
import { toSendCounts } from '../../../shared/sending/send-counts.ts';
import { SendDialog } from '../../../shared/sending/send-dialog.tsx';
import { sendGameMessages } from './send-game-messages.ts';

/** Props of {@link SendGameDialog}. */
export interface SendGameDialogProps {
  /** Mails it to those who never got it, or once more to those who have not finished. */
  purpose: 'send' | 'remind';
  game: Pick<Schema<'GameRow'>, 'idJogo' | 'nmJogo' | 'flAnonimo'>;
  onClose: () => void;
}

/** Mails a game to its people, or reminds them of it. */
export function SendGameDialog({ purpose, game, onClose }: SendGameDialogProps) {
  const { staff } = useServices();
  const { idJogo, nmJogo, flAnonimo } = game;
  const words = sendGameMessages[purpose];
  const isReminder = purpose === 'remind';
  return (
    <SendDialog
      name={nmJogo}
      texts={{ ...words, question: words.question(flAnonimo) }}
      preview={getGameSendPreviewQuery(staff, { path: { idJogo } })}
      countsOf={isReminder ? toReminderCounts : toSendCounts}
      sending={isReminder ? remindGamePlayersMutation(staff) : sendGameInvitationsMutation(staff)}
      order={{ params: { query: { idJogo } } }}
      onClose={onClose}
    />
  );
}

function toReminderCounts({ qtdLembrar }: Schema<'GameSendPreview'>) {
  return { willReceive: qtdLembrar, alreadySent: 0, inactive: 0, withoutEmail: 0 };
}
