import type { Schema } from '@aferir/api-client';
import {
  checkRow,
  IMPORT_FIELDS,
  type ImportTexts,
  importFaultText,
  listNames,
} from '@aferir/domain';
import { Form, Notice, TextField } from '@aferir/ui';
import { useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { importMessages as texts } from '../employee-import-messages.ts';
import { unreadReason } from '../reading-messages.ts';
import type { SheetPageRow } from '../sheet/sheet-protocol.ts';
import styles from './employee-import.module.css';

/** Props of {@link FixDialog}. */
export interface FixDialogProps {
  row: SheetPageRow;
  /** Why the server refuses it as it is, and for what of it. */
  refusal?: Schema<'ImportRefusal'> | undefined;
  isSaving: boolean;
  onSave: (texts: ImportTexts) => void;
  onClose: () => void;
}

/** Mends a row of the sheet. It begins at its first fault; what is wrong is told as it is typed, and what is left in all. */
export function FixDialog({ row, refusal, isSaving, onSave, onClose }: FixDialogProps) {
  const formId = useId();
  // A dot would be taken for a path by the form; no field has one.
  const form = useForm<Record<string, string>>({ defaultValues: { ...row.texts } });
  const typed = form.watch() as unknown as ImportTexts;
  const isAsTyped = IMPORT_FIELDS.every((field) => typed[field] === row.texts[field]);
  const { unread } = row;
  const start = useRef<HTMLInputElement>(null);
  const startField = row.faults[0]?.field ?? refusal?.tpCampo;
  const faults = isAsTyped && !unread ? row.faults : (checkRow(typed, new Date()).faults ?? []);

  // What was changed may be right by now, which the server alone knows.
  const about = refusal?.tpCampo;
  const refused = (about ? typed[about] === row.texts[about] : isAsTyped) ? refusal : undefined;

  const left = IMPORT_FIELDS.filter(
    (one) => one === refused?.tpCampo || faults.some(({ field }) => field === one),
  ).map((field) => texts.fieldNames[field]);

  return (
    <FormDialog
      title={texts.fixLine(row.line)}
      formId={formId}
      saveLabel={texts.fixSave}
      isSaving={isSaving}
      isDirty={!isAsTyped}
      initialFocus={start}
      onClose={onClose}
    >
      <Form id={formId} onSubmit={form.handleSubmit(() => onSave(typed))}>
        <div className={styles.fields}>
          {unread ? (
            <Notice tone="warning" title={unreadReason(unread.problem)}>
              {texts.asInFile(unread.text)}
            </Notice>
          ) : null}
          {refused?.tpCampo === null ? <Notice tone="warning">{refused.dsMotivo}</Notice> : null}
          {IMPORT_FIELDS.map((field) => {
            const { ref, ...registered } = form.register(field);
            return (
              <TextField
                key={field}
                {...registered}
                ref={(input: HTMLInputElement | null) => {
                  ref(input);
                  if (field === startField) start.current = input;
                }}
                label={texts.fieldNames[field]}
                hint={texts.fixHints[field]}
                autoComplete="off"
                error={
                  faults.filter((fault) => fault.field === field).map(importFaultText)[0] ??
                  (refused?.tpCampo === field ? refused.dsMotivo : undefined)
                }
              />
            );
          })}
          <p role="status" className={styles.muted}>
            {statusOf(left, refused !== undefined)}
          </p>
        </div>
      </Form>
    </FormDialog>
  );
}

function statusOf(left: readonly string[], isRefused: boolean): string {
  if (left.length > 0) return texts.stillMissing(listNames(left));
  return isRefused ? '' : texts.rowFine;
}
