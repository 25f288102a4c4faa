import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { errorMessages } from '../../platform/errors/error-messages.ts';
import { invalid } from '../../platform/errors/failures.ts';

/**
 * Takes JSON for a body and nothing else. Bytes that are no UTF-8 are refused: read as text, all of
 * them become one character, and two passwords that differ in them would be one.
 */
export function takeJsonAlone(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = body as Buffer;
    if (isUtf8(bytes)) parse(request, bytes.toString(), done);
    else done(invalid(errorMessages.invalidJson), undefined);
  });
}
