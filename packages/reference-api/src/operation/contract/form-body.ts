import type { Readable } from 'node:stream';
import { cleanText } from '@aferir/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errorMessages } from '../../platform/errors/error-messages.ts';
import { invalid, tooLarge } from '../../platform/errors/failures.ts';
import type { UploadedFile } from '../operation.ts';
import { openStreamedForm } from './streamed-form.ts';

/**
 * Takes forms with a file, up to the size that the operation states; a field without a file is a text. An operation
 * that takes its file as it comes in gets the form as a stream.
 */
export function takeForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'multipart/form-data',
    async (request: FastifyRequest, payload: Readable) => {
      if (request.routeOptions.config.streamsForm) return openStreamedForm(request, payload);
      const { bodyLimit } = request.routeOptions;
      if (Number(request.headers['content-length']) > bodyLimit) throw tooLarge();
      const body = await readWhole(payload, bodyLimit);
      const type = request.headers['content-type'] ?? '';
      try {
        return await readForm(body, type);
      } catch {
        throw invalid(errorMessages.noForm);
      }
    },
  );
}

async function readWhole(payload: Readable, limit: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of payload.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length;
    if (bytes > limit) {
      // Whoever goes on sending hears the answer once all is sent.
      payload.resume();
      throw tooLarge();
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function readForm(bytes: Buffer<ArrayBuffer>, type: string) {
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  const fields: Record<string, string | UploadedFile> = {};
  for (const [name, value] of form) {
    fields[name] =
      typeof value === 'string'
        ? value
        : { name: cleanText(value.name), bytes: new Uint8Array(await value.arrayBuffer()) };
  }
  return fields;
}
