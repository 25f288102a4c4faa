import type { FastifyInstance } from 'fastify';
import type { Services } from '../../operation/context.ts';
import { setContentSecurityPolicy } from '../../operation/plugins/security-headers.ts';
import { sendStoredFile } from '../../operation/plugins/send-stored-file.ts';
import { forbidden } from '../../platform/errors/failures.ts';
import { privateFiles } from '../../platform/files/file-area.ts';
import {
  type SignedAddressQuery,
  signedAddressLifetime,
} from '../../platform/files/signed-addresses.ts';
import { videoMessages } from './video-messages.ts';

/**
 * Serves videos, whole or by ranges, to whoever has a signed address that is still good. Players of any page may play
 * them; nothing in them may run.
 */
export async function storedVideosPlugin(
  app: FastifyInstance,
  { files, videoAddresses, clock }: Pick<Services, 'files' | 'videoAddresses' | 'clock'>,
): Promise<void> {
  app.route<{ Params: { file: string }; Querystring: SignedAddressQuery }>({
    method: ['GET', 'HEAD'],
    url: '/videos/:file',
    handler: async (request, reply) => {
      const name = videoAddresses.open(request.params.file, request.query, clock.now());
      if (!name) throw forbidden(videoMessages.badAddress);
      setContentSecurityPolicy(reply, { 'default-src': ["'none'"] });
      return sendStoredFile(files, request, reply, {
        name,
        mediaType: privateFiles.mediaTypeOf(name),
        cacheControl: `private, max-age=${signedAddressLifetime / 1000}`,
      });
    },
  });
}
