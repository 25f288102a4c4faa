import type { ApiResult } from './call-types.ts';
import { ApiProblem, type Fault, isRetryableStatus, kindOfStatus } from './problem.ts';
import { tellLanguage } from './said-in.ts';

/**
 * Takes data or problem out of a reply, whatever its body turned out to be. What a failure leaves unsaid is said in the
 * language that was asked for.
 */
export function readEnvelope(
  response: Response,
  body: unknown,
  asked?: string,
): ApiResult<unknown> {
  const envelope = isRecord(body) ? body : {};
  const sentAt = readSentAt(response.headers);
  if (response.ok && envelope.success === true) {
    return { data: envelope.data, message: textOf(envelope.msg), sentAt };
  }
  const { status } = response;
  const errors = readErrors(envelope);
  const said = response.headers.get('Content-Language') ?? undefined;
  if (said) for (const sentence of errors) tellLanguage(sentence, said);
  return {
    problem: new ApiProblem({
      kind: kindOfStatus(status),
      status,
      errors,
      faults: readFaults(envelope),
      language: errors.length > 0 ? said : asked,
      isRetryable: isRetryableStatus(status),
      retryAfterMs: readRetryAfter(response.headers, sentAt),
      requestId: response.headers.get('X-Request-Id') ?? undefined,
    }),
  };
}

function readErrors({ errors, msg }: Record<string, unknown>): string[] {
  const sentences = (Array.isArray(errors) ? errors : []).flatMap((error) => textOf(error) ?? []);
  return sentences.length > 0 ? sentences : [textOf(msg) ?? []].flat();
}

function readFaults({ faults }: Record<string, unknown>): Fault[] {
  return (Array.isArray(faults) ? faults : []).flatMap((fault) => {
    const { field, message } = isRecord(fault) ? fault : {};
    const [name, sentence] = [textOf(field), textOf(message)];
    return name && sentence ? [{ field: name, message: sentence }] : [];
  });
}

function readSentAt(headers: Headers): number | undefined {
  const time = Date.parse(headers.get('Date') ?? '');
  return Number.isNaN(time) ? undefined : time;
}

function readRetryAfter(headers: Headers, sentAt: number | undefined): number | undefined {
  const value = headers.get('Retry-After')?.trim();
  if (!value) return undefined;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  // A date is measured against the server's own clock: the local one may be days off.
  const wait = Date.parse(value) - (sentAt ?? Number.NaN);
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
