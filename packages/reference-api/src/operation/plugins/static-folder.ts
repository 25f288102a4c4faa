import path from 'node:path';
import type { FastifyStaticOptions } from '@fastify/static';

/** Files whose names carry a digest of their content, such as `index-B3x_9kQa.js`, never change. */
const hashedName = /[-.](?=[\w-]{0,7}[A-Z0-9_])[\w-]{8}\.\w+$/;

/** What the build adds to the name of a file for each compressed copy beside it. */
const compressedEnding = /\.(?:br|gz)$/;

/** A folder of built files: compressed as the build has left them, kept for as long as their names stand for them. */
export function staticFolder(prefix: string, root: string): FastifyStaticOptions {
  return {
    root,
    prefix,
    decorateReply: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, file) => {
      const isImmutable = hashedName.test(path.basename(file).replace(compressedEnding, ''));
      reply.header(
        'cache-control',
        isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  };
}
