import type { CycleKind } from '@aferir/domain';
import type { Audit } from '../../platform/audit/audited-transaction.ts';
import type { InCompany } from '../../platform/db/in-company.ts';
import type { MailOrigin, MailServices } from '../mail/mailer.ts';
import type { RequestSender } from './new-requests.ts';
import type { AskedPerson } from './recipient.ts';
import type { ResponseTableName } from './response-table.ts';

/** Who closes requests, when, and where that is noted. */
export interface RequestCloser extends InCompany {
  readonly now: Date;
  readonly audit: Audit;
  /** The staff user; null: nobody. */
  readonly closedBy: number | null;
}

/** What a feature whose requests are sent in cycles does for them. */
export interface CycleRequests {
  readonly kind: CycleKind;
  readonly table: ResponseTableName;
  /** Why none can be sent now, as a sentence; undefined where it can. */
  readonly obstacle: (context: InCompany) => Promise<string | undefined>;
  /** Sends requests to some people; the ids of the new responses. Who has an open one gets none. */
  readonly send: (
    services: MailServices,
    sender: RequestSender,
    people: readonly AskedPerson[],
  ) => Promise<readonly number[]>;
  /** Cancels an open request that its person has not answered; what was answered, and what is closed, stays. */
  readonly cancel: (closer: RequestCloser, responseId: number) => Promise<void>;
  /** What becomes of results that a cycle holds; left out where there are none to hold. */
  readonly held?: HeldResults;
}

/** The results that cycles of a kind hold. */
export interface HeldResults {
  /** How many of a cycle are there and held. */
  readonly count: (context: InCompany, cycleId: number) => Promise<number>;
  /** How many scores of a cycle were calibrated, and stand so. */
  readonly countCalibrated: (context: InCompany, cycleId: number) => Promise<number>;
  /** Releases the next ones and mails those people whose review is finished; how many there were. */
  readonly releaseNext: (
    services: MailServices,
    origin: MailOrigin,
    held: { readonly cycleId: number; readonly most: number },
  ) => Promise<number>;
}
