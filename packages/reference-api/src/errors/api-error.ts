/** Status of a failure on the wire. */
export type ApiErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 501;

/** A failure that the caller is told about. Its sentences are Portuguese and safe to show. */
export class ApiError extends Error {
  readonly status: ApiErrorStatus;
  /** One sentence per fault; the first is the message. */
  readonly errors: readonly string[];
  /** Seconds until another try makes sense, with 429. */
  readonly retryAfter: number | undefined;

  constructor(
    status: ApiErrorStatus,
    errors: string | readonly string[],
    options: { retryAfter?: number; cause?: unknown } = {},
  ) {
    const sentences = typeof errors === 'string' ? [errors] : errors;
    super(sentences[0] ?? '', { cause: options.cause });
    this.name = 'ApiError';
    this.status = status;
    this.errors = sentences;
    this.retryAfter = options.retryAfter;
  }
}
