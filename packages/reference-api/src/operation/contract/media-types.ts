import type { FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import { ApiError } from '../../platform/errors/api-error.ts';
import { errorMessages } from '../../platform/errors/error-messages.ts';
import type { ContractOperation } from './contract-document.ts';

type Stated = Pick<ContractOperation, 'mediaTypes'>;

/**
 * Refuses a body of a media type that the operation does not state, before any of it is read: there is one parser for
 * all operations, and what came in otherwise would be checked by nothing.
 */
export function refuseOtherMediaTypes(stated: Stated) {
  return async (
    request: FastifyRequest,
    _reply: FastifyReply,
    payload: RequestPayload,
  ): Promise<RequestPayload> => {
    const isTaken = !hasBody(request) || stated.mediaTypes.includes(mediaTypeOf(request));
    if (!isTaken) throw new ApiError(415, takenBy(stated));
    return payload;
  };
}

/** What to send to an operation. */
export function takenBy({ mediaTypes }: Stated): string {
  if (mediaTypes.length === 0) return errorMessages.noData;
  return mediaTypes.includes('multipart/form-data') ? errorMessages.noForm : errorMessages.noJson;
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function mediaTypeOf({ headers }: FastifyRequest): string {
  const [type = ''] = (headers['content-type'] ?? '').split(';', 1);
  return type.trim().toLowerCase();
}
