import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errorMessages } from '../errors/error-messages.ts';
import { invalid } from '../errors/failures.ts';
import type { UploadedFile } from '../operation/operation.ts';

/** Takes forms with a file, up to the size that the operation states; a field without a file is a text. */
export function takeForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      const type = request.headers['content-type'] ?? '';
      try {
        return await readForm(body as Buffer<ArrayBuffer>, type);
      } catch {
        throw invalid(errorMessages.noForm);
      }
    },
  );
}

async function readForm(bytes: Buffer<ArrayBuffer>, type: string) {
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  const fields: Record<string, string | UploadedFile> = {};
  for (const [name, value] of form) {
    fields[name] =
      typeof value === 'string'
        ? value
        : { name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) };
  }
  return fields;
}
