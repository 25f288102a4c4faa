import type { Language } from '@aferir/domain';
import type { Interpreter } from '../sentences/interpreter.ts';

/** Status of a failure on the wire. */
export type ApiErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 501 | 503;

/** What is wrong with one field of the request. */
export interface Fault {
  /** Its name on the wire; what is inside of others follows after a point. */
  readonly field: string;
  readonly message: string;
}

/** A failure that the caller is told about. Its sentences are Portuguese and safe to show. */
export class ApiError extends Error {
  readonly status: ApiErrorStatus;
  /** One sentence per fault; the first is the message. */
  readonly errors: readonly string[];
  /** Those of the sentences that concern a field. */
  readonly faults: readonly Fault[];
  /** Seconds until another try makes sense, with 429. */
  readonly retryAfter: number | undefined;
  /** Says in other languages what is made for this failure alone, such as of the names of its fields. */
  readonly interpret: Interpreter | undefined;
  /** What whoever it is told to is addressed in, where that is known better than by the request. */
  readonly reader: Language | undefined;

  constructor(
    status: ApiErrorStatus,
    errors: string | readonly string[],
    options: {
      faults?: readonly Fault[];
      retryAfter?: number;
      interpret?: Interpreter | undefined;
      reader?: Language;
      cause?: unknown;
    } = {},
  ) {
    const sentences = typeof errors === 'string' ? [errors] : errors;
    super(sentences[0] ?? '', { cause: options.cause });
    this.name = 'ApiError';
    this.status = status;
    this.errors = sentences;
    this.faults = options.faults ?? [];
    this.retryAfter = options.retryAfter;
    this.interpret = options.interpret;
    this.reader = options.reader;
  }
}

/** The same failure, told to somebody of whom it is known what they are addressed in. */
export function toldTo(reader: Language, error: ApiError): ApiError {
  const { status, errors, faults, retryAfter, interpret } = error;
  return new ApiError(status, errors, {
    faults,
    interpret,
    reader,
    cause: error.cause,
    ...(retryAfter !== undefined && { retryAfter }),
  });
}
