import { useSession } from '@aferir/api-client/react';
import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useServices } from '../../services/services-context.tsx';
import { draftKeyOf, formDrafts, restoredOver } from './form-drafts.ts';

/** Numbers of a person: a draft outlives the session, on a device that may be shared. */
const NEVER_KEPT = ['nrCpf', 'nrCpfCnpj'];

/** The drafts that are being saved: of a record that is read anew meanwhile they are no drafts any more. */
const beingSaved = new Set<string>();

/** Which form it is, and of which record. */
export interface FormDraftOptions {
  /** Sets the forms apart. */
  name: string;
  /** Undefined is a record that is added. */
  id: number | undefined;
  /** The version of the record. @default none */
  version?: number | undefined;
  /** Fields that are never kept: passwords. */
  secrets?: readonly string[];
}

/** The draft of a form. */
export interface KeptDraft {
  /** Where what is in the form comes from, when it is not the record. */
  readonly restored: 'as-it-was' | 'over-newer' | undefined;
  /** Forgets what was typed: it is not wanted. */
  clear(): void;
  /** Saves what was typed, and forgets it once that is done. */
  saveBy<Reply>(save: () => Promise<Reply>): Promise<Reply>;
  /** Forgets it and shows the record again. */
  discard(): void;
}

/**
 * Keeps what is typed into a form on the device until it is saved, and puts it back when the form is opened
 * again, after a closed tab or an ended session too. Drafts are of one user. Without options nothing is kept.
 */
export function useFormDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  options: FormDraftOptions | undefined,
): KeptDraft {
  const { staff } = useServices();
  const owner = useSession(staff)?.token;
  const { version = 0, secrets = [] } = options ?? {};
  const key = options && draftKeyOf(options.name, owner, options.id);
  const [found] = useState(() =>
    key === undefined || beingSaved.has(key) ? undefined : formDrafts.read(key),
  );
  const [isShown, setIsShown] = useState(found !== undefined);
  const { reset, subscribe } = form;

  useEffect(() => {
    if (!found) return;
    reset({ ...form.getValues(), ...found.values }, { keepDefaultValues: true });
  }, [found, form, reset]);

  const hidden = [...NEVER_KEPT, ...secrets].join();
  useEffect(() => {
    if (key === undefined) return;
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (!isDirty) return formDrafts.remove(key);
        const kept = Object.entries(values).filter(([field]) => !hidden.split(',').includes(field));
        const draft = { values: Object.fromEntries(kept), version, savedAt: Date.now() };
        formDrafts.write(key, draft);
      },
    });
  }, [subscribe, key, version, hidden]);

  function clear() {
    if (key !== undefined) formDrafts.remove(key);
    setIsShown(false);
  }

  return {
    restored: found && isShown ? restoredOver(found, version) : undefined,
    clear,
    async saveBy(save) {
      if (key === undefined) return save();
      beingSaved.add(key);
      try {
        const reply = await save();
        clear();
        return reply;
      } finally {
        beingSaved.delete(key);
      }
    },
    discard() {
      reset();
      clear();
    },
  };
}
