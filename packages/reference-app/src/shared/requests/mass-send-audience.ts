import type { Schema } from '@aferir/api-client';
import { DISC_STATUS, listNames, type RequestCounts } from '@aferir/domain';
import { requestMessages } from './request-messages.ts';

/** Whom a mass send may be for, the narrowest first. */
export const AUDIENCES = ['without-result', 'chosen', 'all'] as const;

/** Whom a mass send is for. */
export type Audience = (typeof AUDIENCES)[number];

/** How many of each audience would be asked, and how many not. */
export type AudienceCounts = Readonly<Record<Audience, ToldCounts>>;

/** How many would be asked, and how many of them have no manager, where that is told. */
export interface ToldCounts extends RequestCounts {
  readonly withoutManager?: number | undefined;
}

/** Whom a mass send is for, and who of them is left out. */
export interface AskedAudience {
  readonly audience: Audience;
  /** Leaves out who has no manager. */
  readonly isManagedOnly: boolean;
}

/** Why somebody is left out, in the order in which it is told; who is asked for an assessment needs no e-mail. */
const REASONS = ['inactive', 'no-email', 'open-request'] as const;

/** How many are left out, by why. */
export type LeftOut = Readonly<Partial<Record<(typeof REASONS)[number], number>>>;

/** How many of an audience get a request. */
export function askedCount(
  { asked, withoutManager = 0 }: ToldCounts,
  isManagedOnly: boolean,
): number {
  return isManagedOnly ? asked - withoutManager : asked;
}

/** What the server counted, as the rule has it. */
export function toRequestCounts(counts: Schema<'MassSendCounts'>): ToldCounts {
  return {
    withoutManager: counts.qtdSemGestor,
    asked: counts.qtdEnviar,
    unmailed: counts.qtdSemEmail,
    skipped: { inactive: counts.qtdInativos, 'open-request': counts.qtdEmAberto },
  };
}

/** What is sent to the server for an audience. */
export function orderFor(
  { audience, isManagedOnly }: AskedAudience,
  chosenIds: readonly number[],
): Schema<'CreateRequestsForAll'> {
  return {
    idResposta: 0,
    idOrganogramaPessoaAvaliada: 0,
    cdStatus: DISC_STATUS.sent,
    ...(audience === 'without-result' && { somenteSemResultado: true }),
    ...(isManagedOnly && { somenteComGestor: true }),
    ...(audience === 'chosen' && { lstPessoas: [...chosenIds] }),
  };
}

/** Says who is left out and why; undefined when nobody is. */
export function skippedText(skipped: LeftOut): string | undefined {
  const told = REASONS.map((reason) => ({ reason, count: skipped[reason] ?? 0 })).filter(
    ({ count }) => count > 0,
  );
  if (told.length === 0) return undefined;
  const total = told.reduce((sum, { count }) => sum + count, 0);
  const reasons = told.map(({ reason, count }) => requestMessages.skippedBy[reason](count));
  return requestMessages.willBeSkipped(total, listNames(reasons));
}
