import type { ErrorObject } from 'ajv';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { describeValidationErrors } from '../contract/validation-errors.ts';
import { ApiError } from '../errors/api-error.ts';
import { errorMessages } from '../errors/error-messages.ts';

/** Turns whatever was thrown into the envelope, and tells the log what the caller must not see. */
export const errorsPlugin = fp(async (app: FastifyInstance) => {
  app.setErrorHandler(answerFailure);
});

/** Answers with the envelope of whatever was thrown. */
export function answerFailure(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const known = toApiError(error);
  logFailure(request, known, error);
  return sendProblem(reply, known);
}

/** Answers with the envelope of a failure. */
export function sendProblem(reply: FastifyReply, error: ApiError): FastifyReply {
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
  return reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .send({ success: false, data: null, msg: error.message, errors: error.errors });
}

function toApiError(error: FastifyError | ApiError): ApiError {
  if (error instanceof ApiError) return error;
  if (error.validation) {
    return new ApiError(400, describeValidationErrors(error.validation as ErrorObject[]));
  }
  switch (error.code) {
    case 'FST_ERR_BAD_URL':
    case 'FST_ERR_MAX_PARAM_LENGTH':
    case 'FST_STATIC_FORBIDDEN_PATH':
      return new ApiError(404, errorMessages.noSuchAddress);
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new ApiError(413, errorMessages.tooLarge);
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new ApiError(400, errorMessages.unsupportedMediaType);
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new ApiError(400, errorMessages.invalidJson);
    default:
      return new ApiError(500, errorMessages.unexpected, { cause: error });
  }
}

function logFailure(request: FastifyRequest, known: ApiError, error: Error): void {
  const operation = request.routeOptions.config.operationId;
  if (known.status >= 500 && known.status !== 501) {
    request.log.error({ err: error, operation }, 'request failed');
  } else if (known.status === 401 || known.status === 403 || known.status === 429) {
    const { actor } = request.caller ?? {};
    request.log.warn(
      { operation, status: known.status, actor: actor?.kind, reason: known.message },
      'request denied',
    );
  }
}
