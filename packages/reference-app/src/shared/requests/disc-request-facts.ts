import type { Schema } from '@aferir/api-client';
import { DISC_STATUS, type RequestFacts } from '@aferir/domain';

/** What decides whether a person of the list of people gets a behavioral request. */
export function discRequestFactsOf({
  flAtivo,
  dsEmail,
  cdStatus,
}: Pick<Schema<'Employee'>, 'flAtivo' | 'dsEmail' | 'cdStatus'>): RequestFacts {
  const hasOpenRequest = cdStatus !== null && cdStatus !== DISC_STATUS.finished;
  return { isActive: flAtivo, hasEmail: Boolean(dsEmail), hasOpenRequest };
}
