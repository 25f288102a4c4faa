import { isPlace, type Place, type Ranking } from '@aferir/domain';
import { createDraftStore, type DraftStore, tabStorage } from '../shared/drafts/draft-store.ts';

/** An answer that has not been sent, with the time already spent on its question. */
export interface DiscDraft {
  readonly questionId: number;
  readonly ranking: Ranking;
  readonly elapsedMs: number;
}

/** The answer that has not been sent yet, by response. */
export type DiscDrafts = DraftStore<DiscDraft>;

/**
 * Drafts in the tab's storage, so that a reload keeps a choice and two tabs don't mix. Named by
 * the response: the link's hash is never written down.
 */
export function createDiscDrafts(storage: Storage | undefined = tabStorage()): DiscDrafts {
  return createDraftStore({ name: 'disc-draft', parse: parseDraft, storage });
}

function parseDraft(stored: unknown): DiscDraft | undefined {
  const { questionId, ranking, elapsedMs } = stored as Partial<DiscDraft>;
  if (typeof questionId !== 'number' || typeof ranking !== 'object') return undefined;
  const places = Object.entries(ranking).filter((entry): entry is [string, Place] =>
    isPlace(entry[1]),
  );
  return {
    questionId,
    ranking: Object.fromEntries(places),
    elapsedMs: typeof elapsedMs === 'number' ? elapsedMs : 0,
  };
}
