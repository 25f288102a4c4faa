import type { Schema } from '@aferir/api-client';
import { deleteSeniorityMutation } from '@aferir/api-client/react';
import { ConfirmDialog, SelectField } from '@aferir/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { useFailureToast } from '../../../shared/forms/use-failure-toast.ts';
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
  const { staff, toasts } = useServices();
  const tellFailure = useFailureToast();
  const [target, setTarget] = useState('');
  const { idSenioridade, nmSenioridade, qtdCargos } = seniority;
  const isUsed = qtdCargos > 0;
  const remove = useMutation({
    ...deleteSeniorityMutation(staff),
    onSuccess: () => {
      toasts.show({ tone: 'success', message: texts.removed });
      onClose();
    },
    onError: (problem) => {
      tellFailure(problem, texts.removeFailed);
      onClose();
    },
  });

  return (
    <ConfirmDialog
      isOpen
      isBusy={remove.isPending}
      tone="danger"
      title={texts.removeTitle}
      message={texts.removeText}
      subject={nmSenioridade}
      confirmLabel={isUsed ? texts.replaceAndRemove(qtdCargos) : texts.removeConfirm}
      isConfirmDisabled={isUsed && target === ''}
      onConfirm={() =>
        remove.mutate({
          params: {
            query: { idSenioridade, ...(target && { idSenioridadeDestino: Number(target) }) },
          },
        })
      }
      onCancel={onClose}
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
