import type { FastifyInstance } from 'fastify';
import type { Services } from '../context.ts';
import { forbidden } from '../errors/failures.ts';
import { privateFiles } from '../files/file-area.ts';
import { type VideoAddressQuery, videoAddressLifetime } from '../videos/video-addresses.ts';
import { videoMessages } from '../videos/video-messages.ts';
import { setContentSecurityPolicy } from './security-headers.ts';
import { sendStoredFile } from './send-stored-file.ts';

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
    handler: async (request, reply) => {
      const name = videoAddresses.open(request.params.file, request.query, clock.now());
      if (!name) throw forbidden(videoMessages.badAddress);
      setContentSecurityPolicy(reply, { 'default-src': ["'none'"] });
      return sendStoredFile(files, request, reply, {
        name,
        mediaType: privateFiles.mediaTypeOf(name),
        cacheControl: `private, max-age=${videoAddressLifetime / 1000}`,
      });
    },
  });
}
