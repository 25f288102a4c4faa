import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorMessages } from '../../platform/errors/error-messages.ts';
import { notFound } from '../../platform/errors/failures.ts';
import type { ByteRange, FileStore } from '../../platform/files/file-store.ts';

/** A stored file to be sent, and who may keep it for how long. */
export interface SentFile {
  readonly name: string;
  readonly mediaType: string;
  readonly cacheControl: string;
  /** What it is called where it is saved. @default it is shown, not saved */
  readonly savedAs?: string;
}

/** Headers of a reply that a script of a page elsewhere may read. */
const readableHeaders = 'accept-ranges, content-length, content-range';

/** Sends a stored file, whole or the part that is asked for, as it comes from the store. Pages of any origin may show it. */
export async function sendStoredFile(
  files: FileStore,
  { method, headers }: Pick<FastifyRequest, 'method' | 'headers'>,
  reply: FastifyReply,
  { name, mediaType, cacheControl, savedAs }: SentFile,
): Promise<FastifyReply> {
  const size = await files.sizeOf(name);
  if (size === undefined) throw notFound(errorMessages.noSuchAddress);
  // What is under a name never changes.
  const tag = `"${name.slice(name.lastIndexOf('/') + 1)}"`;
  const range = readRange(headers, { size, tag });
  reply
    .type(mediaType)
    .header('accept-ranges', 'bytes')
    .header('etag', tag)
    .header('cache-control', cacheControl)
    .header('content-disposition', savedAs ? `attachment; filename="${savedAs}"` : 'inline')
    .header('access-control-allow-origin', '*')
    .header('access-control-expose-headers', readableHeaders)
    .header('cross-origin-resource-policy', 'cross-origin');
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${size}`).send();
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  reply.header('content-length', end - start + 1);
  if (method === 'HEAD') return reply.send();
  const content = await files.open(name, range);
  if (!content) throw notFound(errorMessages.noSuchAddress);
  return reply.send(content);
}

/** A range from a first byte on, to a last one, or the last so many bytes. */
const oneRange = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/;

/** The range that is asked for; undefined: all of it, which also answers for several ranges. */
function readRange(
  { range: given, 'if-range': condition }: IncomingHttpHeaders,
  { size, tag }: { readonly size: number; readonly tag: string },
): ByteRange | 'unsatisfiable' | undefined {
  if (given === undefined || (condition !== undefined && condition !== tag)) return undefined;
  const [whole, first, last, suffix] = oneRange.exec(given) ?? [];
  if (whole === undefined) return undefined;
  const start = first === undefined ? Math.max(0, size - Number(suffix)) : Number(first);
  const end = last ? Math.min(Number(last), size - 1) : size - 1;
  return start > end ? 'unsatisfiable' : { start, end };
}
