import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError } from '../../platform/errors/api-error.ts';
import { errorMessages } from '../../platform/errors/error-messages.ts';
import { brokenOff, tooLarge } from '../../platform/errors/failures.ts';
import { auditActorOf } from '../audit-actor.ts';
import { tellIn } from '../told-language.ts';

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
  const isBrokenOff = request.raw.readableAborted;
  const known = isBrokenOff ? brokenOff() : toApiError(error);
  logFailure(request, known, error);
  return sendProblem(reply, known);
}

/** Answers with the envelope of a failure. */
export function sendProblem(reply: FastifyReply, error: ApiError): FastifyReply {
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
  const say = tellIn(reply, error.errors, error);
  return reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .send({
      success: false,
      data: null,
      msg: say(error.message),
      errors: error.errors.map(say),
      ...(error.faults.length > 0 && {
        faults: error.faults.map(({ field, message }) => ({ field, message: say(message) })),
      }),
    });
}

function toApiError(error: FastifyError | ApiError): ApiError {
  if (error instanceof ApiError) return error;
  switch (error.code) {
    case 'FST_ERR_BAD_URL':
    case 'FST_ERR_MAX_PARAM_LENGTH':
    case 'FST_STATIC_FORBIDDEN_PATH':
      return new ApiError(404, errorMessages.noSuchAddress);
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return tooLarge();
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new ApiError(415, errorMessages.noJson);
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new ApiError(400, errorMessages.invalidJson);
    default:
      if (isOfCaller(error))
        return new ApiError(400, errorMessages.malformedRequest, { cause: error });
      return new ApiError(500, errorMessages.unexpected, { cause: error });
  }
}

/** Whether it is the framework that says so, of the request. */
function isOfCaller({ code = '', statusCode = 500 }: FastifyError): boolean {
  return code.startsWith('FST_ERR_') && statusCode >= 400 && statusCode < 500;
}

function logFailure(request: FastifyRequest, known: ApiError, error: Error): void {
  const operation = request.routeOptions.config.operationId;
  const { status } = known;
  if (status >= 500 && status !== 501 && status !== 503) {
    request.log.error({ err: error, operation }, 'request failed');
    return;
  }
  // What is not there may be another company's: whoever keeps asking for such can be told by these.
  const isMissing = status === 404 && operation !== undefined;
  if (![401, 403, 429, 503].includes(status) && !isMissing) return;
  const denial = {
    operation,
    status,
    address: request.ip,
    ...callerOf(request),
    reason: known.message,
  };
  if (isMissing) request.log.info(denial, 'request not found');
  else request.log.warn(denial, 'request denied');
}

function callerOf({ caller }: FastifyRequest): object {
  if (!caller) return {};
  const { kind, id } = auditActorOf(caller.actor);
  return { actor: kind, actorId: id, company: caller.company.id };
}
