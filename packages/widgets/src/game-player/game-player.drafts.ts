import { createDraftStore, type DraftStore, tabStorage } from '../shared/drafts/draft-store.ts';
import { isOwnOrigin } from '../shared/provider/is-own-origin.ts';
import type { Game, GameAnswer, UnsentAnswer } from './game-player.types.ts';

/** The answer that has not been sent yet, by {@link draftIdOf}. */
export type GameDrafts = DraftStore<UnsentAnswer>;

/**
 * Drafts in the tab's storage, so that a reload keeps what was written. A page of somebody else gets none of it: what
 * is said in confidence must not lie where that page can read it.
 */
export function createGameDrafts(apiBase: string): GameDrafts {
  const storage = isOwnOrigin(apiBase) ? tabStorage() : undefined;
  return createDraftStore({ name: 'game-draft', parse: parseDraft, storage });
}

/** What a draft is kept by: the link's hash is never written down. */
export function draftIdOf({ id, person }: Game): string {
  return `${id}-${person.id}`;
}

function parseDraft(stored: unknown): UnsentAnswer | undefined {
  const { questionId, answer } = stored as Partial<UnsentAnswer>;
  if (typeof questionId !== 'number' || !isAnswer(answer)) return undefined;
  return { questionId, answer };
}

function isAnswer(answer: Partial<GameAnswer> | undefined): answer is GameAnswer {
  switch (answer?.kind) {
    case 'choice':
      return typeof answer.optionId === 'number';
    case 'text':
      return typeof answer.text === 'string';
    case 'ratings':
      return typeof answer.ratings === 'object' && answer.ratings !== null;
    default:
      return false;
  }
}
