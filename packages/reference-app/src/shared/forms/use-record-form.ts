import { type ApiProblem, isApiProblem } from '@aferir/api-client';
import { applyProblem } from '@aferir/ui';
import { type BaseSyntheticEvent, useState } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { useServices } from '../../services/services-context.tsx';
import { untilMade } from './choices-being-made.ts';
import { explainFailure } from './explain-failure.ts';
import { type FormDraftOptions, type KeptDraft, useFormDraft } from './use-form-draft.ts';

/** Props of {@link useRecordForm}. */
export interface RecordFormOptions<Item, Values extends FieldValues, Reply> {
  /** The record that is changed; undefined adds one. */
  record: Item | undefined;
  /** What the form begins with. */
  toValues: (record: Item | undefined) => Values;
  /** Sends what was filled in. */
  save: (values: Values) => Promise<Reply>;
  /** Says that it was saved. @default nothing is said */
  saved?: string | ((values: Values) => string);
  /** Says what was not done, before what kept it from being done. @default what the server says stands alone */
  failed?: string | ((problem: ApiProblem) => string);
  /** It was saved, and what shows it has been read again. */
  onSaved?: (reply: Reply, values: Values) => void;
  /** Something has to be mended at the fields, as the form finds or the server says. */
  onFaults?: () => void;
  /** Keeps what is typed on the device until it is saved. @default nothing is kept */
  draft?: FormDraftOptions;
}

/** The form of a record: its fields, how it is sent, and the draft that is kept of it. */
export interface RecordForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  /** Sends it, once what is being made in it is there. */
  readonly submit: ReturnType<UseFormReturn<Values>['handleSubmit']>;
  readonly isSaving: boolean;
  readonly draft: KeptDraft;
}

/**
 * Changes a record or adds one. What was filled in stays until it is saved: what the server refuses, another
 * version of the record too, is said at the fields and above them.
 */
export function useRecordForm<Item, Values extends FieldValues, Reply>({
  record,
  toValues,
  save,
  saved,
  failed,
  onSaved,
  onFaults,
  draft: kept,
}: RecordFormOptions<Item, Values, Reply>): RecordForm<Values> {
  const { toasts } = useServices();
  const form = useForm<Values>({
    defaultValues: toValues(record) as DefaultValues<Values>,
    // It would go by the order in which fields came to it, not by that on the screen.
    shouldFocusError: false,
  });
  const draft = useFormDraft(form, kept);
  const [isSaving, setIsSaving] = useState(false);

  async function send(values: Values) {
    setIsSaving(true);
    try {
      const reply = await draft.saveBy(() => save(values));
      const told = typeof saved === 'function' ? saved(values) : saved;
      if (told !== undefined) toasts.show({ tone: 'success', message: told });
      onSaved?.(reply, values);
    } catch (cause) {
      if (!isApiProblem(cause)) throw cause;
      if (cause.faults.length > 0) onFaults?.();
      const undone = typeof failed === 'function' ? failed(cause) : failed;
      applyProblem(form, explainFailure(cause, undone));
    } finally {
      setIsSaving(false);
    }
  }

  const submitNow = form.handleSubmit(send, onFaults);

  async function submit(event?: BaseSyntheticEvent) {
    const made = untilMade(form.control);
    if (!made) return submitNow(event);
    event?.preventDefault();
    setIsSaving(true);
    await made;
    setIsSaving(false);
    return submitNow();
  }

  return { form, submit, isSaving, draft };
}
