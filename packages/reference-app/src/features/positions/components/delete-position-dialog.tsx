import type { Schema } from '@aferir/api-client';
import { deletePositionMutation, listPositionsQuery } from '@aferir/api-client/react';
import { ComboboxField, type ComboboxOption, ConfirmDialog } from '@aferir/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { useFailureToast } from '../../../shared/forms/use-failure-toast.ts';
import { positionsMessages as texts } from '../positions-messages.ts';
import styles from './positions.module.css';

const MOST = 50;

/** Props of {@link DeletePositionDialog}. */
export interface DeletePositionDialogProps {
  position: Schema<'Position'>;
  onClose: () => void;
}

/** Asks before a position is deleted, and for the people in it where they go. */
export function DeletePositionDialog({ position, onClose }: DeletePositionDialogProps) {
  const { staff, toasts } = useServices();
  const tellFailure = useFailureToast();
  const queries = useQueryClient();
  const [target, setTarget] = useState<ComboboxOption | null>(null);
  const { idOrganogramaCargo, nmCargo, qtdFuncionarios } = position;
  const isUsed = qtdFuncionarios > 0;
  const remove = useMutation({
    ...deletePositionMutation(staff),
    onSuccess: () => {
      toasts.show({ tone: 'success', message: texts.removed });
      onClose();
    },
    onError: (problem) => {
      tellFailure(problem, texts.removeFailed);
      onClose();
    },
  });

  async function search(filter: string) {
    const { rows } = await queries.fetchQuery(
      listPositionsQuery(staff, { query: { take: MOST, index: 0, filter } }),
    );
    const others = rows.filter((row) => row.idOrganogramaCargo !== idOrganogramaCargo);
    const options = others.map((row) => ({
      value: String(row.idOrganogramaCargo),
      label: row.nmCargo,
    }));
    return { options, total: options.length };
  }

  return (
    <ConfirmDialog
      isOpen
      isBusy={remove.isPending}
      tone="danger"
      title={texts.removeTitle}
      message={texts.removeText}
      subject={nmCargo}
      confirmLabel={isUsed ? texts.moveAndRemove(qtdFuncionarios) : texts.remove}
      isConfirmDisabled={isUsed && target === null}
      onConfirm={() =>
        remove.mutate({
          params: {
            query: {
              idOrganogramaCargo,
              ...(target && { idOrganogramaCargoDestino: Number(target.value) }),
            },
          },
        })
      }
      onCancel={onClose}
    >
      {isUsed ? (
        <div className={styles.competencies}>
          <p className={styles.hint}>{texts.moveText(qtdFuncionarios)}</p>
          <ComboboxField
            label={texts.moveTo}
            value={target}
            onValueChange={setTarget}
            onSearch={search}
            maxLength={50}
            messages={{ placeholder: texts.moveSearch, empty: texts.moveEmpty }}
          />
        </div>
      ) : null}
    </ConfirmDialog>
  );
}
