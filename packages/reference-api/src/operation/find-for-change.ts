import { conflict, notFound } from '../platform/errors/failures.ts';

/** Which record is to be saved. */
export interface SavedRecord {
  /** 0: a new one. */
  readonly id: number;
  /** The version that the change was made on; undefined takes what is there. */
  readonly version: number | undefined;
}

/** A record of which each change makes a version. */
export interface Versioned {
  readonly version: number;
}

/** Where records of one kind are found. */
export interface Findable<Found> {
  find(id: number): Promise<Found | undefined>;
}

/** What was found; 404 where it is nothing. */
export function found<Found>(row: Found | undefined, message?: string): Found {
  if (row === undefined) throw notFound(message);
  return row;
}

/** Refuses a change that was made on another version of a record, with what is said then. */
export function requireVersion(
  current: Versioned,
  version: number | undefined,
  changedMeanwhile: string,
): void {
  if (version !== undefined && version !== current.version) throw conflict(changedMeanwhile);
}

/** The record that is to change; 404 where there is none, 409 where somebody has changed it since. */
export async function findForChange<Found extends Versioned>(
  store: Findable<Found>,
  { id, version }: SavedRecord,
  changedMeanwhile: string,
): Promise<Found> {
  const current = found(await store.find(id));
  requireVersion(current, version, changedMeanwhile);
  return current;
}

/** The same of a record that may be a new one, of which nothing is there yet. */
export async function findForSave<Found extends Versioned>(
  store: Findable<Found>,
  saved: SavedRecord,
  changedMeanwhile: string,
): Promise<Found | undefined> {
  return saved.id === 0 ? undefined : findForChange(store, saved, changedMeanwhile);
}
