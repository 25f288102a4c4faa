import type { FastifyInstance } from 'fastify';
import { errorMessages } from '../../platform/errors/error-messages.ts';
import { notFound } from '../../platform/errors/failures.ts';
import { publicFiles } from '../../platform/files/file-area.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { publicPath } from '../../platform/files/public-address.ts';
import { setContentSecurityPolicy } from './security-headers.ts';
import { sendStoredFile } from './send-stored-file.ts';

/**
 * Serves the public files that people have sent, such as photos. Their names cannot be guessed, so pages of any origin
 * may show them; nothing in them may run.
 */
export async function storedFilesPlugin(
  app: FastifyInstance,
  { files }: { files: FileStore },
): Promise<void> {
  app.route<{ Params: { file: string } }>({
    method: ['GET', 'HEAD'],
    url: `${publicPath}:file`,
    handler: async (request, reply) => {
      setContentSecurityPolicy(reply, { 'default-src': ["'none'"] });
      const name = publicFiles.nameOf(request.params.file);
      if (!name) throw notFound(errorMessages.noSuchAddress);
      return sendStoredFile(files, request, reply, {
        name,
        mediaType: publicFiles.mediaTypeOf(name),
        cacheControl: 'public, max-age=31536000, immutable',
      });
    },
  });
}
