import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Services } from '../context.ts';
import { errorMessages } from '../errors/error-messages.ts';
import { forbidden, notFound } from '../errors/failures.ts';
import type { ByteRange } from '../files/file-store.ts';
import { type VideoAddressQuery, videoAddressLifetime } from '../videos/video-addresses.ts';
import { videoMessages } from '../videos/video-messages.ts';
import { setContentSecurityPolicy } from './security-headers.ts';

/** Headers of a reply that a script of a page elsewhere may read. */
const readableHeaders = 'accept-ranges, content-length, content-range';

/**
 * Serves videos, whole or by ranges, to whoever has a signed address that is still good. Players of any page may play
 * them; nothing in them may run.
 */
export async function storedVideosPlugin(
  app: FastifyInstance,
  { files, videoAddresses, clock }: Pick<Services, 'files' | 'videoAddresses' | 'clock'>,
): Promise<void> {
  app.route<{ Params: { file: string }; Querystring: VideoAddressQuery }>({
    method: ['GET', 'HEAD'],
    url: '/videos/:file',
    handler: async ({ method, headers, params: { file }, query }, reply) => {
      const name = videoAddresses.open(file, query, clock.now());
      if (!name) throw forbidden(videoMessages.badAddress);
      const size = await files.sizeOf(name);
      if (size === undefined) throw notFound(errorMessages.noSuchAddress);
      // What is under a name never changes.
      const tag = `"${file}"`;
      const range = readRange(headers, { size, tag });
      setHeaders(reply, tag);
      if (range === 'unsatisfiable') {
        return reply.code(416).header('content-range', `bytes */${size}`).send();
      }
      const { start, end } = range ?? { start: 0, end: size - 1 };
      if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
      reply.header('content-length', end - start + 1);
      if (method === 'HEAD') return reply.send();
      const content = await files.open(name, { start, end });
      if (!content) throw notFound(errorMessages.noSuchAddress);
      return reply.send(content);
    },
  });
}

function setHeaders(reply: FastifyReply, tag: string): void {
  setContentSecurityPolicy(reply, { 'default-src': ["'none'"] });
  reply
    .type('video/mp4')
    .header('accept-ranges', 'bytes')
    .header('etag', tag)
    .header('cache-control', `private, max-age=${videoAddressLifetime / 1000}`)
    .header('content-disposition', 'inline')
    .header('access-control-allow-origin', '*')
    .header('access-control-expose-headers', readableHeaders)
    .header('cross-origin-resource-policy', 'cross-origin');
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
