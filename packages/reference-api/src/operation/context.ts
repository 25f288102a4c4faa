import type { Permissions } from '@aferir/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { AddressService } from '../platform/addresses/address-service.ts';
import type { AuditOrigin } from '../platform/audit/audit.ts';
import type { Audit, AuditedWork } from '../platform/audit/audited-transaction.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config/config.ts';
import type { CallerCompany } from '../platform/db/company-tables.ts';
import type { Database, Db } from '../platform/db/database.ts';
import { forbidden } from '../platform/errors/failures.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import type { SignedAddresses } from '../platform/files/signed-addresses.ts';
import type { JobQueue } from '../platform/jobs/job-queue.ts';
import type { Throttle } from '../platform/security/throttle.ts';
import type { AfterCommit } from './after-commit.ts';
import type { Link } from './links/resolve-link.ts';

/** A staff user in a session. */
export interface StaffActor {
  readonly kind: 'staff';
  readonly sessionId: string;
  readonly staffUserId: number;
  /** The person an internal user is. */
  readonly personId: number | null;
  readonly permissions: Permissions;
  readonly mustChangePassword: boolean;
}

/** An employee in a session. */
export interface EmployeeActor {
  readonly kind: 'employee';
  readonly sessionId: string;
  readonly personId: number;
  readonly mustChangePassword: boolean;
}

/** Whoever holds a personal link. */
export interface LinkActor {
  readonly kind: 'link';
  readonly link: Link;
}

/** Who calls an operation. It comes from the credential, never from the request's content. */
export type Actor = StaffActor | EmployeeActor | LinkActor;

/** What stands for the whole life of the process and is handed to each feature once. */
export interface Services {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly throttle: Throttle;
  readonly jobs: JobQueue;
  readonly files: FileStore;
  readonly videoAddresses: SignedAddresses;
  readonly sheetAddresses: SignedAddresses;
  readonly addresses: AddressService;
}

/** What every operation knows of its request. */
export interface RequestContext {
  readonly requestId: string;
  /** Address the request came from. */
  readonly address: string;
  /** What throttles count the address by. */
  readonly network: string;
  readonly log: FastifyBaseLogger;
  /** Tells that whoever sent the request has left before the reply, by which slow work ends. */
  readonly left: () => AbortSignal;
  /** The moment of the request; one and the same throughout. */
  readonly now: Date;
  /** The origin of the page that a browser sends the request from; servers send none. */
  readonly origin: string | undefined;
  /** Refuses a page of an origin that the company has not listed. */
  readonly assertOrigin: (company: Pick<CallerCompany, 'allowed_origins'>) => void;
}

/** In whose name something is done, and in which company; null: nobody can tell which one. */
export type Doer = Pick<AuditOrigin, 'companyId' | 'actor'>;

/** What an operation gets whose caller shows no credential. */
export interface PublicContext extends RequestContext {
  /** Does something in a transaction, in the name of whoever it has turned out to be. */
  readonly inTransactionOf: <T>(doer: Doer, work: (own: AuditedWork) => Promise<T>) => Promise<T>;
}

/** What an operation knows of its caller. */
export interface CallerContext<A extends Actor = Actor> extends RequestContext {
  readonly company: CallerCompany;
  readonly actor: A;
}

/** What an operation gets that reads what its caller's company has. */
export interface ReadingContext<A extends Actor = Actor> extends CallerContext<A> {
  /** It sees the caller's company only. */
  readonly db: Db;
}

/** What reading a list takes, whether a request asks for a page of it or a job for all of it. */
export type ListContext = Pick<ReadingContext, 'db' | 'company' | 'actor' | 'now'>;

/** What an operation gets that runs in a transaction of its caller's company: an error undoes it. */
export interface OperationContext<A extends Actor = Actor> extends ReadingContext<A> {
  readonly audit: Audit;
  /** Does something once the transaction has been committed. */
  readonly afterCommit: AfterCommit;
}

/** Does something in a transaction of the caller's company: an error undoes it. */
export type InTransaction<A extends Actor = Actor> = <T>(
  work: (own: OperationContext<A>) => Promise<T>,
) => Promise<T>;

/** What an operation gets that opens its transactions itself. */
export interface DetachedContext<A extends Actor = Actor> extends CallerContext<A> {
  readonly inTransaction: InTransaction<A>;
}

/** The actor as staff; for operations that only staff sessions reach. */
export function asStaff(actor: Actor): StaffActor {
  if (actor.kind !== 'staff') throw forbidden();
  return actor;
}

/** The staff user behind a change; null when somebody else makes it. */
export function staffIdOf(actor: Actor): number | null {
  return actor.kind === 'staff' ? actor.staffUserId : null;
}

/** The actor as an employee; for operations that only employee sessions reach. */
export function asEmployee(actor: Actor): EmployeeActor {
  if (actor.kind !== 'employee') throw forbidden();
  return actor;
}
