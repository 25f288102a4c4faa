import type { SendVideo, VideoTransfer } from './send-video.ts';

/** How far one file is. */
export interface FileProgress {
  readonly file: File;
  readonly sentBytes: number;
}

/** What is going on with all files. */
export interface UploadsState {
  readonly step: 'idle' | 'sending' | 'paused' | 'interrupted';
  readonly files: readonly FileProgress[];
  /** Why it was interrupted, if anybody said so. */
  readonly reason: string | undefined;
}

/** What came of sending. */
export type UploadsOutcome =
  /** All are on the server, under these names. */
  | { readonly outcome: 'stored'; readonly names: ReadonlyMap<File, string> }
  | { readonly outcome: 'refused'; readonly file: File; readonly reason: string | undefined }
  | { readonly outcome: 'canceled' };

/** What uploads stand on. */
export interface VideoUploadsOptions {
  readonly send: SendVideo;
  /** Deletes what was stored under these names. */
  readonly remove: (names: string[]) => Promise<unknown>;
}

/** The files of one training on their way to the server, one after the other. */
export interface VideoUploads {
  state(): UploadsState;
  subscribe(listener: () => void): () => void;
  /** Sends what was not sent by a try before, and takes back what is not wanted any more. */
  send(files: readonly File[]): Promise<UploadsOutcome>;
  pause(): void;
  resume(): void;
  /** Ends the sending, and takes back all that was sent. */
  cancel(): Promise<void>;
  /** A saved training has what was sent: nothing of it is taken back. */
  settle(): void;
  /** Takes back all that was sent. */
  discard(): Promise<void>;
}

const idle: UploadsState = { step: 'idle', files: [], reason: undefined };

/** Builds the uploads of one training. */
export function createVideoUploads({ send, remove }: VideoUploadsOptions): VideoUploads {
  const listeners = new Set<() => void>();
  const stored = new Map<File, string>();
  let state = idle;
  let current: { transfer: VideoTransfer; end: (outcome: UploadsOutcome) => void } | undefined;

  function change(values: Partial<UploadsState>) {
    state = { ...state, ...values };
    for (const listener of listeners) listener();
  }

  function tellSent(file: File, sentBytes: number) {
    change({ files: state.files.map((one) => (one.file === file ? { file, sentBytes } : one)) });
  }

  async function takeBack(files: readonly File[]) {
    const names = files.flatMap((file) => stored.get(file) ?? []);
    for (const file of files) stored.delete(file);
    // The server deletes after a day what no training has: a failure leaves nothing behind for good.
    if (names.length > 0) await remove(names).catch(() => undefined);
  }

  function sendOne(file: File) {
    return new Promise<UploadsOutcome>((resolve) => {
      const end = (outcome: UploadsOutcome) => {
        current = undefined;
        resolve(outcome);
      };
      const transfer = send(file, {
        onProgress: (sentBytes) => tellSent(file, sentBytes),
        onStored: (name) => {
          stored.set(file, name);
          tellSent(file, file.size);
          end({ outcome: 'stored', names: stored });
        },
        onInterrupted: (reason) => change({ step: 'interrupted', reason }),
        onRefused: (reason) => end({ outcome: 'refused', file, reason }),
      });
      current = { transfer, end };
    });
  }

  async function sendAll(files: readonly File[]): Promise<UploadsOutcome> {
    for (const file of files) {
      if (stored.has(file)) continue;
      const outcome = await sendOne(file);
      if (outcome.outcome !== 'stored') return outcome;
    }
    return { outcome: 'stored', names: stored };
  }

  return {
    state: () => state,

    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    async send(files) {
      void takeBack([...stored.keys()].filter((file) => !files.includes(file)));
      change({
        step: 'sending',
        reason: undefined,
        files: files.map((file) => ({ file, sentBytes: stored.has(file) ? file.size : 0 })),
      });
      const outcome = await sendAll(files);
      change({ step: 'idle', reason: undefined });
      return outcome;
    },

    pause() {
      if (!current || state.step !== 'sending') return;
      current.transfer.pause();
      change({ step: 'paused' });
    },

    resume() {
      if (!current || state.step === 'sending') return;
      change({ step: 'sending', reason: undefined });
      current.transfer.resume();
    },

    async cancel() {
      const canceled = current?.transfer.cancel();
      current?.end({ outcome: 'canceled' });
      await Promise.all([canceled, takeBack([...stored.keys()])]);
    },

    settle: () => stored.clear(),

    discard: () => takeBack([...stored.keys()]),
  };
}
