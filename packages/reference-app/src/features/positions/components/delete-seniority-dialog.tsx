import type { Schema } from '@aferir/api-client';
import { deleteSeniorityMutation } from '@aferir/api-client/react';
import { ConfirmDialog, SelectField } from '@aferir/ui';
import { useState } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { useRemovalQuestion } from '../../../shared/writes/use-removal-question.ts';
import { careersMessages as texts } from '../positions-messages.ts';
import styles from './positions.module.css';

/** Props of {@link DeleteSeniorityDialog}. */
export interface DeleteSeniorityDialogProps {
  seniority: Schema<'Seniority'>;
  /** What its positions may get. */
  others: readonly Schema<'Seniority'>[];
  onClose: () => void;
}

/** Asks before a seniority is deleted, and what its positions get. */
export function DeleteSeniorityDialog({ seniority, others, onClose }: DeleteSeniorityDialogProps) {
  const { staff } = useServices();
  const [target, setTarget] = useState('');
  const { idSenioridade, nmSenioridade, qtdCargos } = seniority;
  const isUsed = qtdCargos > 0;
  const { remove, question } = useRemovalQuestion(deleteSeniorityMutation(staff), {
    texts,
    name: nmSenioridade,
    onClose,
  });

  return (
    <ConfirmDialog
      {...question}
      confirmLabel={isUsed ? texts.replaceAndRemove(qtdCargos) : texts.removeConfirm}
      isConfirmDisabled={isUsed && target === ''}
      onConfirm={() =>
        remove({
          params: {
            query: { idSenioridade, ...(target && { idSenioridadeDestino: Number(target) }) },
          },
        })
      }
    >
      {isUsed ? (
        <div className={styles.competencies}>
          <p className={styles.hint}>{texts.replaceText(qtdCargos)}</p>
          <SelectField
            label={texts.replaceBy}
            options={others.map((one) => ({
              value: String(one.idSenioridade),
              label: one.nmSenioridade,
            }))}
            value={target}
            onValueChange={setTarget}
          />
        </div>
      ) : null}
    </ConfirmDialog>
  );
}
