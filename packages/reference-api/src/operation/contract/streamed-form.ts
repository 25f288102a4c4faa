import type { Readable } from 'node:stream';
import busboy from 'busboy';
import type { FastifyRequest } from 'fastify';
import { errorMessages } from '../../platform/errors/error-messages.ts';
import { brokenOff, invalid } from '../../platform/errors/failures.ts';

/** The first file of a form, of which the bytes are taken as they come in. */
export interface StreamedFile {
  readonly field: string;
  /** Fails with a 400 when the sender breaks off. */
  readonly content: AsyncIterable<Uint8Array>;
}

/** A form up to its first file; what comes after it is left out. */
export class StreamedForm {
  /** Bytes that the whole form has, as its sender says. */
  readonly bytes: number | undefined;
  readonly file: StreamedFile | undefined;
  /** Lets the rest of the form pass unread, so that its sender hears the answer. */
  readonly letGo: () => void;

  constructor({ bytes, file, letGo }: Pick<StreamedForm, 'bytes' | 'file' | 'letGo'>) {
    this.bytes = bytes;
    this.file = file;
    this.letGo = letGo;
  }
}

const limits = { files: 1, fields: 20, fieldSize: 1024 };

/** Opens a form; 400 when it is none. */
export function openStreamedForm(
  { headers }: FastifyRequest,
  payload: Readable,
): Promise<StreamedForm> {
  const length = headers['content-length'];
  const bytes = length === undefined ? undefined : Number(length);
  return new Promise((resolve, reject) => {
    const form = beginForm(headers);
    const letGo = () => {
      if (form) payload.unpipe(form);
      payload.resume();
    };
    const refuse = () => {
      letGo();
      reject(invalid(errorMessages.noForm));
    };
    if (!form) return refuse();
    // Each may fail more than once, and a file that nobody reads: an error that nobody hears ends the process.
    form.on('file', (field, stream) => {
      stream.once('close', letGo);
      stream.on('error', letGo);
      resolve(new StreamedForm({ bytes, file: { field, content: contentOf(stream) }, letGo }));
    });
    form.on('error', refuse);
    form.once('close', () => resolve(new StreamedForm({ bytes, file: undefined, letGo })));
    payload.once('close', () => {
      if (!payload.readableEnded) form.destroy(new Error('The sender broke off.'));
    });
    payload.pipe(form);
  });
}

function beginForm(headers: FastifyRequest['headers']) {
  try {
    return busboy({ headers, limits });
  } catch {
    return undefined;
  }
}

async function* contentOf(stream: Readable): AsyncGenerator<Uint8Array> {
  try {
    yield* stream;
  } catch {
    throw brokenOff();
  }
}
