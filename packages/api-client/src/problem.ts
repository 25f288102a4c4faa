import type { components } from './generated/schema.ts';
import { type ProblemMessages, problemMessages, problemMessagesIn } from './problem-messages.ts';

/** What kind of failure a problem is; what can be done about it depends on this. */
export type ProblemKind =
  | 'network'
  | 'timeout'
  | 'validation'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'unusable'
  | 'throttled'
  | 'unavailable'
  | 'unexpected';

/** What is wrong with one field of a request. */
export type Fault = components['schemas']['Fault'];

/** The language of whatever says nothing of its own. */
export const PORTUGUESE = 'pt-BR';

/** What an {@link ApiProblem} is made of. */
export interface ApiProblemInit {
  kind: ProblemKind;
  /** HTTP status; left out when there was no reply. */
  status?: number | undefined;
  /** One sentence per fault. */
  errors?: readonly string[] | undefined;
  /** Those of the sentences that concern a field. */
  faults?: readonly Fault[] | undefined;
  /** The language of the sentences. @default 'pt-BR' */
  language?: string | undefined;
  /** Replaces the text made from `errors`. */
  message?: string | undefined;
  isRetryable?: boolean | undefined;
  /** How long the server asks to wait, in milliseconds. */
  retryAfterMs?: number | undefined;
  /** What the server calls the request in its log. */
  requestId?: string | undefined;
  cause?: unknown;
}

/** Why a call brought no data. Its `message` can be shown as it is. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly kind: ProblemKind;
  /** HTTP status, or undefined when there was no reply. */
  readonly status: number | undefined;
  /** One sentence per fault; empty when the server gave none. */
  readonly errors: readonly string[];
  /** Those of the sentences that concern a field of the request, by its name on the wire. */
  readonly faults: readonly Fault[];
  /** The language of the sentences: the one that was asked for, or Portuguese. */
  readonly language: string;
  /** Whether the same call can succeed later as it is. */
  readonly isRetryable: boolean;
  /** How long the server asks to wait, in milliseconds. */
  readonly retryAfterMs: number | undefined;
  /** What the server calls the request in its log, to ask its operator by; undefined without a reply. */
  readonly requestId: string | undefined;

  constructor({
    kind,
    status,
    errors = [],
    faults = [],
    language = PORTUGUESE,
    message,
    isRetryable,
    retryAfterMs,
    requestId,
    cause,
  }: ApiProblemInit) {
    super(message ?? errors[0] ?? defaultMessage(kind, messagesIn(language)), { cause });
    this.kind = kind;
    this.status = status;
    this.errors = errors;
    this.faults = faults;
    this.language = language;
    this.isRetryable = isRetryable ?? (kind === 'network' || kind === 'timeout');
    this.retryAfterMs = retryAfterMs;
    this.requestId = requestId;
  }
}

/** Whether something thrown is an {@link ApiProblem}. */
export function isApiProblem(value: unknown): value is ApiProblem {
  return value instanceof ApiProblem;
}

const KIND_BY_STATUS: Readonly<Record<number, ProblemKind>> = {
  400: 'validation',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  408: 'timeout',
  409: 'conflict',
  413: 'too-large',
  422: 'unusable',
  425: 'unavailable',
  429: 'throttled',
  501: 'unavailable',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

/** The kind of a failed reply. */
export function kindOfStatus(status: number): ProblemKind {
  return KIND_BY_STATUS[status] ?? 'unexpected';
}

/** Whether a call that got this status can succeed later as it is. */
export function isRetryableStatus(status: number): boolean {
  return status === 408 || status === 425 || status === 429 || (status >= 500 && status !== 501);
}

function defaultMessage(kind: ProblemKind, { unreachable, unexpected }: ProblemMessages): string {
  return kind === 'network' || kind === 'timeout' ? unreachable : unexpected;
}

function messagesIn(language: string): ProblemMessages {
  return problemMessagesIn[language] ?? problemMessages;
}
