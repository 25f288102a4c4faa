import type { FastifyInstance } from 'fastify';
import type { Services } from '../../operation/context.ts';
import { setContentSecurityPolicy } from '../../operation/plugins/security-headers.ts';
import { sendStoredFile } from '../../operation/plugins/send-stored-file.ts';
import { forbidden } from '../../platform/errors/failures.ts';
import { sheetFiles } from '../../platform/files/file-area.ts';
import type { SignedAddressQuery } from '../../platform/files/signed-addresses.ts';

const badAddress = 'O endereço da planilha não vale mais. Exporte a lista novamente.';

/** A name that is safe wherever it is saved. */
const safeName = /^[\w-]{1,60}\.(?:xlsx|csv)$/;

/** Serves lists that somebody has taken away, to whoever has a signed address that is still good: as files to be saved. */
export async function storedSheetsPlugin(
  app: FastifyInstance,
  { files, sheetAddresses, clock }: Pick<Services, 'files' | 'sheetAddresses' | 'clock'>,
): Promise<void> {
  app.route<{ Params: { file: string }; Querystring: SignedAddressQuery & { nome?: string } }>({
    method: ['GET', 'HEAD'],
    url: '/planilhas/:file',
    handler: async ({ params: { file }, query, method, headers }, reply) => {
      const name = sheetAddresses.open(file, query, clock.now());
      if (!name) throw forbidden(badAddress);
      setContentSecurityPolicy(reply, { 'default-src': ["'none'"] });
      const { nome = '' } = query;
      return sendStoredFile(files, { method, headers }, reply, {
        name,
        mediaType: sheetFiles.mediaTypeOf(name),
        cacheControl: 'private, no-store',
        savedAs: safeName.test(nome) ? nome : file,
      });
    },
  });
}
