import { isPlace, type Place } from '@aferir/domain';
import type { DiscDraft } from './disc-questionnaire.machine.ts';

/** A draft with the time already spent on its question. */
export interface StoredDraft extends DiscDraft {
  readonly elapsedMs: number;
}

/** Keeps the answer that has not been sent yet. */
export interface DraftStore {
  read(responseId: number): StoredDraft | undefined;
  write(responseId: number, draft: StoredDraft): void;
  remove(responseId: number): void;
}

/** The storage of a tab, or nothing where the browser blocks it. */
export function tabStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

/**
 * Drafts in the tab's storage, so that a reload keeps a choice and two tabs don't mix. Named by
 * the response: the link's hash is never written down. A full or blocked storage keeps nothing and
 * breaks nothing.
 */
export function createDraftStore(storage: Storage | undefined = tabStorage()): DraftStore {
  return {
    read: (responseId) => {
      try {
        return parseDraft(storage?.getItem(keyOf(responseId)));
      } catch {
        return undefined;
      }
    },
    write: (responseId, draft) => {
      try {
        storage?.setItem(keyOf(responseId), JSON.stringify(draft));
      } catch {
        // The answer still lives on the screen and is sent from there.
      }
    },
    remove: (responseId) => {
      try {
        storage?.removeItem(keyOf(responseId));
      } catch {
        // Nothing was kept.
      }
    },
  };
}

function keyOf(responseId: number): string {
  return `aferir-disc-draft-${responseId}`;
}

function parseDraft(text: string | null | undefined): StoredDraft | undefined {
  if (!text) return undefined;
  const { questionId, ranking, elapsedMs } = JSON.parse(text) as Partial<StoredDraft>;
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
