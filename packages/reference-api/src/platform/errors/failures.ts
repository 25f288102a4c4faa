import type { Interpreter } from '../sentences/interpreter.ts';
import { ApiError, type Fault } from './api-error.ts';
import { errorMessages } from './error-messages.ts';

/** The input is against the contract or a rule of its form. */
export function invalid(errors: string | readonly string[]): ApiError {
  return new ApiError(400, errors);
}

/** A field of the input is against a rule; `status` says more of a file. */
export function invalidField(
  field: string,
  message: string,
  status: 400 | 413 | 422 = 400,
): ApiError {
  return new ApiError(status, message, { faults: [{ field, message }] });
}

/** The state of things forbids what a field of the input says, such as a name that another record has. */
export function conflictField(field: string, message: string): ApiError {
  return new ApiError(409, message, { faults: [{ field, message }] });
}

/**
 * Fields of the input are against the contract; an empty name stands for the input as a whole. Sentences that stand in no book
 * bring what says them in other languages.
 */
export function invalidFields(faults: readonly Fault[], interpret?: Interpreter): ApiError {
  const sentences = new Set(faults.map(({ message }) => message));
  const ofFields = faults.filter(({ field }) => field !== '');
  return new ApiError(400, [...sentences], { faults: ofFields, interpret });
}

/** The body has more bytes than its operation takes. */
export function tooLarge(): ApiError {
  return new ApiError(413, errorMessages.tooLarge);
}

/** No credential, or a session that ended. */
export function unauthorized(message: string = errorMessages.sessionEnded): ApiError {
  return new ApiError(401, message);
}

/** The caller is known and may not do this. */
export function forbidden(message: string = errorMessages.noRight): ApiError {
  return new ApiError(403, message);
}

/** There is no such record, or it is another company's. */
export function notFound(message: string = errorMessages.notFound): ApiError {
  return new ApiError(404, message);
}

/** The state of things forbids it. */
export function conflict(message: string): ApiError {
  return new ApiError(409, message);
}

/** Too many tries; `waitMs` until the next one. */
export function tooManyTries(
  waitMs: number,
  message: string = errorMessages.tooManyTries,
): ApiError {
  return new ApiError(429, message, { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) });
}

/** Whoever sent the request has left before its end. */
export function brokenOff(): ApiError {
  return invalid(errorMessages.malformedRequest);
}

/** More of one kind of work is waiting than can be done soon. */
export function tooBusy(): ApiError {
  return new ApiError(429, errorMessages.tooBusy, { retryAfter: 2 });
}

/** More requests are waiting than can be answered soon; nothing of this one was done. */
export function overloaded(): ApiError {
  return new ApiError(503, errorMessages.tooBusy, { retryAfter: 2 });
}
