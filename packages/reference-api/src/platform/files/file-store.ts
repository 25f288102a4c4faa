import type { Readable } from 'node:stream';
import type { DataStore } from '@tus/server';

/** What becomes a file: all of its bytes, or those that come in one after another. */
export type FileSource = Uint8Array | AsyncIterable<Uint8Array>;

/** Bytes of a file from the first to the last, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Where files are kept that people have sent. Names are made by the server, never by a person; one may stand in a
 * folder, as `treinamentos/a.mp4`.
 */
export interface FileStore {
  /**
   * Keeps a file under a name that nothing has yet. Nobody sees a part of it: when its source fails or there is no
   * room, nothing is left of it.
   */
  put(name: string, source: FileSource): Promise<void>;
  /** Gives a file a second name, that nothing has yet. */
  copy(name: string, copyName: string): Promise<void>;
  /** How many bytes a file has; undefined when there is none. */
  sizeOf(name: string): Promise<number | undefined>;
  /** Reads a file, or some of it, as it is taken; undefined when there is none. */
  open(name: string, range?: ByteRange): Promise<Readable | undefined>;
  /** Removes a file, if there is one. */
  remove(name: string): Promise<void>;
  /** Opens what keeps uploads that may pause until they are whole; their ids are names in {@link unfinishedFolder}. */
  openUploads(lifetime: number): DataStore;
  /** Removes what lies of an upload, if anything does. */
  removeUpload(id: string): Promise<void>;
  /**
   * Removes what was begun before a moment and never became a file: puts that a crash has cut off, and what stands in
   * {@link unfinishedFolder}.
   */
  removeUnfinished(before: Date): Promise<void>;
}

/** The folder of what is not a file yet. */
export const unfinishedFolder = 'envios';
