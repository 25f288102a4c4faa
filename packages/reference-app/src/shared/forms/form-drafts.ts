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
