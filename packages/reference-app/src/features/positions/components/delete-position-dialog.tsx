import type { Schema } from '@aferir/api-client';
import {
  deletePositionMutation,
  listPositionsQuery,
  savePositionMutation,
} from '@aferir/api-client/react';
import { SECTION } from '@aferir/domain';
import { ComboboxField, type ComboboxOption, ConfirmDialog } from '@aferir/ui';
import { useRef, useState } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { areSettled } from '../../../shared/forms/choices-being-made.ts';
import { useMadeChoice } from '../../../shared/forms/use-made-choice.ts';
import { useSearchOf } from '../../../shared/forms/use-search-of.ts';
import { useRemovalQuestion } from '../../../shared/writes/use-removal-question.ts';
import { positionsMessages as texts } from '../positions-messages.ts';
import styles from './positions.module.css';

/** Props of {@link DeletePositionDialog}. */
export interface DeletePositionDialogProps {
  position: Schema<'Position'>;
  onClose: () => void;
}

/** Asks before a position is deleted, and for the people in it where they go. */
export function DeletePositionDialog({ position, onClose }: DeletePositionDialogProps) {
  const { staff } = useServices();
  const searchOf = useSearchOf();
  const made = useMadeChoice({
    section: SECTION.positions,
    save: savePositionMutation(staff),
    initOf: (name: string) => ({ body: { idOrganogramaCargo: 0, nmCargo: name } }),
  });
  const input = useRef<HTMLInputElement>(null);
  const [target, setTarget] = useState<ComboboxOption | null>(null);
  const { idOrganogramaCargo, nmCargo, qtdFuncionarios } = position;
  const isUsed = qtdFuncionarios > 0;
  const { remove, question } = useRemovalQuestion(deletePositionMutation(staff), {
    texts,
    name: nmCargo,
    onClose,
  });

  const search = searchOf(
    (query) => listPositionsQuery(staff, { query }),
    (other: Schema<'Position'>) =>
      other.idOrganogramaCargo === idOrganogramaCargo
        ? undefined
        : { value: String(other.idOrganogramaCargo), label: other.nmCargo },
  );

  function confirm() {
    if (!areSettled(input.current)) return;
    remove({
      params: {
        query: {
          idOrganogramaCargo,
          ...(target && { idOrganogramaCargoDestino: Number(target.value) }),
        },
      },
    });
  }

  return (
    <ConfirmDialog
      {...question}
      confirmLabel={isUsed ? texts.moveAndRemove(qtdFuncionarios) : texts.remove}
      isConfirmDisabled={isUsed && target === null}
      onConfirm={confirm}
    >
      {isUsed ? (
        <div className={styles.competencies}>
          <p className={styles.hint}>{texts.moveText(qtdFuncionarios)}</p>
          <ComboboxField
            {...made}
            ref={input}
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
