import type { Schema } from '@aferir/api-client';
import {
  countSkipped,
  DISC_STATUS,
  listNames,
  type RequestCounts,
  SKIP_REASONS,
} from '@aferir/domain';
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

/** How many of an audience get mail. */
export function mailedCount(
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
    skipped: {
      inactive: counts.qtdInativos,
      'no-email': counts.qtdSemEmail,
      'open-request': counts.qtdEmAberto,
    },
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
export function skippedText(counts: RequestCounts): string | undefined {
  const total = countSkipped(counts);
  if (total === 0) return undefined;
  const reasons = SKIP_REASONS.filter((reason) => counts.skipped[reason] > 0).map((reason) =>
    requestMessages.skippedBy[reason](counts.skipped[reason]),
  );
  return requestMessages.willBeSkipped(total, listNames(reasons));
}
