import type { Schema } from '@aferir/api-client';
import {
  getTrainingSendPreviewQuery,
  sendTrainingInvitationsMutation,
} from '@aferir/api-client/react';
import { useServices } from '../../../services/services-context.tsx';
import { toSendCounts } from '../../../shared/sending/send-counts.ts';
import { SendDialog } from '../../../shared/sending/send-dialog.tsx';
import { sendTrainingMessages } from './send-training-messages.ts';

/** Props of {@link SendTrainingDialog}. */
export interface SendTrainingDialogProps {
  training: Pick<Schema<'ListedTraining'>, 'idTreinamento' | 'nmTreinamento'>;
  onClose: () => void;
}

/** Mails a training to those of its people who never got it. */
export function SendTrainingDialog({ training, onClose }: SendTrainingDialogProps) {
  const { staff } = useServices();
  const { idTreinamento, nmTreinamento } = training;
  return (
    <SendDialog
      name={nmTreinamento}
      texts={sendTrainingMessages}
      preview={getTrainingSendPreviewQuery(staff, { path: { idTreinamento } })}
      countsOf={toSendCounts}
      sending={sendTrainingInvitationsMutation(staff)}
      order={{ params: { query: { idTreinamento } } }}
      onClose={onClose}
    />
  );
}
