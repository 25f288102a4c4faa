import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const compressible = /^(?:text\/|image\/svg|application\/(?:javascript|json))/;

/**
 * Sends files of text compressed to whoever takes them so. Replies of the API stay as they are: what
 * mixes secrets with text of others must not be compressed.
 */
export function compressFiles(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const type = String(reply.getHeader('content-type') ?? '');
    if (!(payload instanceof Readable) || !compressible.test(type)) return payload;
    reply.header('vary', 'Accept-Encoding');
    const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
    if (!takesGzip || request.method !== 'GET' || reply.statusCode !== 200) return payload;
    reply.header('content-encoding', 'gzip').removeHeader('content-length');
    reply.removeHeader('accept-ranges');
    // A visitor who leaves half-way ends both streams, which is no failure.
    return pipeline(payload, createGzip(), () => undefined);
  });
}
