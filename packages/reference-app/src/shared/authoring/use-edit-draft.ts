import { useSession } from '@aferir/api-client/react';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../services/services-context.tsx';
import { draftKeyOf, type FormDraft, formDrafts, restoredOver } from '../forms/form-drafts.ts';
import type { FormDraftOptions, KeptDraft } from '../forms/use-form-draft.ts';

/** What the device has kept of something that is written step by step. */
export interface EditDraft {
  /** Nothing where nothing is kept. */
  readonly found: FormDraft | undefined;
  /** Where it is kept under an id. */
  readonly keyOf: (id: number | undefined) => string;
  readonly version: number;
}

/** Finds what was written and not saved, of one user. */
export function useEditDraft({
  name,
  id,
  version = 0,
}: Pick<FormDraftOptions, 'name' | 'id' | 'version'>): EditDraft {
  const { staff } = useServices();
  // Whose it is stays so while the session ends.
  const [owner] = useState(useSession(staff)?.token);
  const keyOf = (one: number | undefined) => draftKeyOf(name, owner, one);
  const [found] = useState(() => formDrafts.read(keyOf(id)));
  return { found, keyOf, version };
}

/** What was found, over what it is without. */
export function withFound<Edit extends object>(initial: Edit, { found }: EditDraft): Edit {
  return found ? { ...initial, ...(found.values as Partial<Edit>) } : initial;
}

/** Props of {@link useKeptEdit}. */
export interface KeptEditOptions {
  /** As it is written by now. */
  edit: object;
  isUnsaved: boolean;
  /** What it is saved under; undefined until it is. */
  id: number | undefined;
  /** Goes back to what it was before anything was written. */
  onDiscard: () => void;
}

/**
 * Keeps what is written step by step on the device for as long as it is not saved, and tells where it comes from. An
 * ended session, a closed tab and the way back lose nothing of it.
 */
export function useKeptEdit(
  { found, keyOf, version }: EditDraft,
  { edit, isUnsaved, id, onDiscard }: KeptEditOptions,
): Omit<KeptDraft, 'saveBy'> {
  const [isShown, setIsShown] = useState(found !== undefined);
  const key = keyOf(id);
  const keptAs = useRef(key);
  const asFound = useRef(found && edit);

  useEffect(() => {
    // What was added has an id from now on.
    if (keptAs.current !== key) formDrafts.remove(keptAs.current);
    keptAs.current = key;
    if (!isUnsaved) return formDrafts.remove(key);
    // Of which version it is stays told, until something is written.
    if (edit === asFound.current) return;
    formDrafts.write(key, { values: { ...edit }, version, savedAt: Date.now() });
  }, [key, edit, isUnsaved, version]);

  function clear() {
    formDrafts.remove(key);
    setIsShown(false);
  }

  return {
    restored: found && isShown ? restoredOver(found, version) : undefined,
    clear,
    discard() {
      onDiscard();
      clear();
    },
  };
}
