import { createDraftStore, type DraftStore, tabStorage } from '../shared/drafts/draft-store.ts';
import { isOwnOrigin } from '../shared/provider/is-own-origin.ts';
import type { VideoChange, VideoChanges } from './progress/progress-book.ts';

/** What is remembered of a link while its tab is open. */
export interface PlayerMemory {
  readonly pin?: string | undefined;
  /** What was watched and could not be saved. */
  readonly unsaved?: VideoChanges | undefined;
}

/** What is remembered, by the hash of the link. */
export type PlayerMemories = DraftStore<PlayerMemory>;

/**
 * The memory of a player. On the product's own page it is the storage of the tab, whose address holds the link anyway; a
 * page of somebody else gets none of it, and forgets with its document.
 */
export function createPlayerMemories(apiBase: string): PlayerMemories {
  return isOwnOrigin(apiBase)
    ? createDraftStore({ name: 'training-player', parse: parseMemory, storage: tabStorage() })
    : createDocumentMemories();
}

function createDocumentMemories(): PlayerMemories {
  const memories = new Map<number | string, PlayerMemory>();
  return {
    read: (hash) => memories.get(hash),
    write: (hash, memory) => void memories.set(hash, memory),
    remove: (hash) => void memories.delete(hash),
  };
}

function parseMemory(stored: unknown): PlayerMemory {
  const { pin, unsaved } = stored as { pin?: unknown; unsaved?: unknown };
  return {
    pin: typeof pin === 'string' ? pin : undefined,
    unsaved: typeof unsaved === 'object' && unsaved !== null ? parseChanges(unsaved) : undefined,
  };
}

/** The point is left out: by now the training may have been watched elsewhere. */
function parseChanges(stored: object): VideoChanges {
  const entries = Object.entries(stored as Record<string, Partial<VideoChange>>);
  return Object.fromEntries(
    entries.map(([id, { segments, mark }]) => [id, { segments: segments ?? [], mark }]),
  );
}
