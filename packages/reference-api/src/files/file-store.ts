/** Where files are kept that people have sent. Names are made by the server, never by a person. */
export interface FileStore {
  /** Keeps a file under a name that nothing has yet. */
  put(name: string, content: Uint8Array): Promise<void>;
  /** Reads a file; undefined when there is none. */
  read(name: string): Promise<Uint8Array | undefined>;
  /** Removes a file, if there is one. */
  remove(name: string): Promise<void>;
}
