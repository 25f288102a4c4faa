import type { AuditAction } from '../../platform/audit/audit-actions.ts';
import type { AskedPerson, RecipientMessages } from './recipient.ts';
import type { ResponseTableName } from './response-table.ts';

/** A kind of request that is sent to one person or to many. */
export interface RequestKind {
  readonly table: ResponseTableName;
  /** How the audit trail calls a response, sending to one person, and sending to many. */
  readonly audit: {
    readonly subject: string;
    readonly sent: AuditAction;
    readonly sentToAll: AuditAction;
  };
  readonly texts: RecipientMessages & {
    /** The person has one that is open. */
    readonly openRequest: string;
    readonly massSendStarted: string;
  };
}

/** Sends requests to some people, by mail where they have an address; the ids of the new responses. Who has an open one gets none. */
export type SendRequests = (people: readonly AskedPerson[]) => Promise<readonly number[]>;
