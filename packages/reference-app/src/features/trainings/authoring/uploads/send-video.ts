import { DEFAULT_LANGUAGE } from '@aferir/domain';
import { type DetailedError, Upload } from 'tus-js-client';

/** A video on its way to the server. */
export interface VideoTransfer {
  pause(): void;
  /** Goes on where the server says that it is. */
  resume(): void;
  /** Ends it; what had come in is deleted. */
  cancel(): Promise<void>;
}

/** What is told of a video on its way. */
export interface VideoTransferEvents {
  readonly onProgress: (sentBytes: number) => void;
  /** The server has it, under this name. */
  readonly onStored: (name: string) => void;
  /** It can't go on now and may later; undefined: nobody said why. */
  readonly onInterrupted: (reason: string | undefined) => void;
  /** The server will not take it. */
  readonly onRefused: (reason: string | undefined) => void;
}

/** Begins to send a video. */
export type SendVideo = (file: File, events: VideoTransferEvents) => VideoTransfer;

/** What sends videos stands on. */
export interface VideoSenderOptions {
  /** Where uploads are begun. */
  readonly endpoint: string;
  /** Says who sends; asked before each request, since an upload may outlast a token. */
  readonly headers: () => Promise<Readonly<Record<string, string>>>;
}

/** A request of its own for each part, so that a long upload goes on with a new token. */
const PART_BYTES = 16 * 1024 * 1024;

const RETRY_DELAYS = [0, 1000, 3000, 5000];

/** Statuses after which the same file would be refused again. */
const FINAL = new Set([400, 403, 413, 422]);

/** Makes what sends videos so that they can pause, and go on after a lost connection. */
export function createVideoSender({ endpoint, headers }: VideoSenderOptions): SendVideo {
  return (file, { onProgress, onStored, onInterrupted, onRefused }) => {
    const upload = new Upload(file, {
      endpoint,
      chunkSize: PART_BYTES,
      retryDelays: RETRY_DELAYS,
      storeFingerprintForResuming: false,
      onBeforeRequest: async (request) => {
        // Else a refusal would be told in the browser's own.
        request.setHeader('Accept-Language', DEFAULT_LANGUAGE);
        for (const [name, value] of Object.entries(await headers())) request.setHeader(name, value);
      },
      onProgress,
      onSuccess: ({ lastResponse }) => {
        const stored = readReply(lastResponse.getBody())?.data?.urlRecurso;
        if (stored) onStored(stored);
        else onInterrupted(undefined);
      },
      onError: (error) => {
        const { originalResponse } = error as DetailedError;
        const reason = readReply(originalResponse?.getBody())?.msg;
        if (FINAL.has(originalResponse?.getStatus() ?? 0)) onRefused(reason);
        else onInterrupted(reason);
      },
    });
    upload.start();
    return {
      pause: () => void upload.abort(),
      resume: () => upload.start(),
      // The server deletes after a day what could not be deleted now.
      cancel: () => upload.abort(true).catch(() => undefined),
    };
  };
}

interface Reply {
  readonly msg?: string;
  readonly data?: { readonly urlRecurso?: string } | null;
}

function readReply(body: string | undefined): Reply | undefined {
  try {
    return (JSON.parse(body ?? '') as Reply | null) ?? undefined;
  } catch {
    return undefined;
  }
}
