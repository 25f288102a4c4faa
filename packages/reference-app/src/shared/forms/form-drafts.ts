import { createDraftStore, deviceStorage } from '@aferir/widgets';
import { FORM_DRAFTS } from './forget-form-drafts.ts';

/** What was typed into a form and not saved. */
export interface FormDraft {
  readonly values: Readonly<Record<string, unknown>>;
  /** The version of the record that it was typed over; 0 where it has none. */
  readonly version: number;
  readonly savedAt: number;
}

const LIFETIME = 7 * 24 * 60 * 60_000;

/** The drafts of forms on this device: they outlive a closed tab and an ended session, for a week. */
export const formDrafts = createDraftStore<FormDraft>({
  name: FORM_DRAFTS,
  storage: deviceStorage(),
  parse: (stored) => {
    const { values, version, savedAt } = stored as Partial<FormDraft>;
    if (typeof values !== 'object' || values === null) return undefined;
    if (typeof version !== 'number' || typeof savedAt !== 'number') return undefined;
    return Date.now() - savedAt < LIFETIME ? { values, version, savedAt } : undefined;
  },
});

/** Where a draft of one user is kept, by what it is of; undefined ids are of what is added. */
export function draftKeyOf(
  name: string,
  owner: { readonly idCliente: number; readonly dsEmail: string } | undefined,
  id: number | undefined,
): string {
  return `${name}-${owner?.idCliente}-${owner?.dsEmail}-${id ?? 0}`;
}

/** Whether a draft that was put back is over the version that it was typed over, or over a newer one. */
export function restoredOver(draft: FormDraft, version: number): 'as-it-was' | 'over-newer' {
  return draft.version === version ? 'as-it-was' : 'over-newer';
}
