import type { FastifyInstance } from 'fastify';
import { errorMessages } from '../errors/error-messages.ts';
import { notFound } from '../errors/failures.ts';
import { mediaTypeOf } from '../files/file-names.ts';
import type { FileStore } from '../files/file-store.ts';
import { setContentSecurityPolicy } from './security-headers.ts';

/**
 * Serves the files that people have sent, such as photos. Their names cannot be guessed, so pages of
 * any origin may show them; nothing in them may run.
 */
export async function storedFilesPlugin(
  app: FastifyInstance,
  { files }: { files: FileStore },
): Promise<void> {
  app.get<{ Params: { name: string } }>('/arquivos/:name', async ({ params: { name } }, reply) => {
    setContentSecurityPolicy(reply, { 'default-src': ["'none'"] });
    const mediaType = mediaTypeOf(name);
    const content = mediaType && (await files.read(name));
    if (!mediaType || !content) throw notFound(errorMessages.noSuchAddress);
    return reply
      .type(mediaType)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-disposition', 'inline')
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(content);
  });
}
