import type { Kysely } from 'kysely';
import { keptChange, keptQuery } from '../platform/db/kept-query.ts';
import type { DatabaseSchema } from '../platform/db/schema.ts';
import { errorMessages } from '../platform/errors/error-messages.ts';
import { conflict } from '../platform/errors/failures.ts';
import type { Expiry } from '../platform/jobs/expiry.ts';
import type { InputMark } from '../platform/security/input-mark.ts';
import type { Actor, InTransaction, OperationContext } from './context.ts';
import type { OperationInput, OperationReply, Step } from './operation.ts';

/** How long a reply is kept for those who ask again. */
export const idempotencyLifetime = 24 * 60 * 60_000;

/** A request that says which write it is. */
export interface IdempotentRequest {
  readonly operation: string;
  readonly key: string;
  /** Parameters of the path, the query and the body, as they were checked. */
  readonly input: OperationInput<never>;
  readonly mark: InputMark;
}

type Reply = OperationReply<never>;

/**
 * Does a write once. A repeated key gets the first reply again; it is kept in the transaction of
 * the write, so that the two stand or fall together, and a second try at the same moment waits.
 *
 * Almost every key is new: it goes with its reply in the message that ends the transaction. Where
 * somebody has had it, what the write did meanwhile is undone, and the reply that stands there is given.
 */
export async function once(
  inTransaction: InTransaction,
  request: IdempotentRequest,
  work: (context: OperationContext) => Promise<Reply>,
): Promise<Reply> {
  try {
    return await inTransaction(async (context) => {
      const reply = await work(context);
      const claim = claimOf(context, request);
      await addReply(context.db, { ...claim, reply: JSON.stringify(reply) });
      return reply;
    });
  } catch (error) {
    if (isKeyThere(error)) return replaceForgotten(inTransaction, request, work);
    // It may fail for the very reason that it has been done before.
    const reply = await inTransaction((context) => findReply(context, request));
    if (!reply) throw error;
    return reply;
  }
}

/** Gives the reply that stands under the key, or does the write when that is so old as to be forgotten. */
async function replaceForgotten(
  inTransaction: InTransaction,
  request: IdempotentRequest,
  work: (context: OperationContext) => Promise<Reply>,
): Promise<Reply> {
  return inTransaction(async (context) => {
    const { reply } = await takeKey(context, request);
    if (reply) return reply;
    const done = await work(context);
    await keep(context, request, { reply: done });
    return done;
  });
}

/** Whether a key could not be added since somebody has had it. */
function isKeyThere(error: unknown): boolean {
  return (error as { constraint?: string } | undefined)?.constraint === 'idempotency_key_pkey';
}

/**
 * Does the next step of a write that takes several transactions, or gives the reply that an earlier
 * one has left. How far it has come is kept in the transaction of the step: a write that broke off
 * goes on there when its key is repeated, and two at the same moment take turns.
 */
export async function onceInSteps(
  context: OperationContext,
  request: IdempotentRequest,
  work: (progress: unknown) => Promise<Step<Reply, unknown>>,
): Promise<Step<Reply, unknown>> {
  const { reply, progress } = await takeKey(context, request);
  if (reply) return { reply };
  const step = await work(progress ?? undefined);
  await keep(context, request, step);
  return step;
}

/** Makes the key the caller's and locks it; gives what an earlier transaction has kept under it. */
async function takeKey(
  context: OperationContext,
  request: IdempotentRequest,
): Promise<KeptUnderKey> {
  const claim = claimOf(context, request);
  const [claimed] = await claimKey(context.db, claim);
  if (claimed) return { reply: null, progress: null };
  return (await readOwnKey(context, claim)) as KeptUnderKey;
}

/** The reply that stands under the key; undefined where nobody has had it. */
async function findReply(
  context: OperationContext,
  request: IdempotentRequest,
): Promise<Reply | undefined> {
  const claim = claimOf(context, request);
  return (await readOwnKey(context, claim))?.reply ?? undefined;
}

/** What is kept under a key that is not forgotten; 409 when it was for something else. */
async function readOwnKey(
  { db }: OperationContext,
  { credential, key, forgottenAt, inputHash }: KeyClaim,
): Promise<KeptUnderKey | undefined> {
  const [first] = await readKey(db, { credential, key, forgottenAt });
  if (first && first.body_hash !== inputHash) throw conflict(errorMessages.idempotencyKeyReused);
  return first as KeptUnderKey | undefined;
}

interface KeptUnderKey {
  readonly reply: Reply | null;
  readonly progress: unknown;
}

function claimOf(
  { company, actor, now }: OperationContext,
  { operation, key, mark, input: { params, query, body } }: IdempotentRequest,
): KeyClaim {
  return {
    credential: credentialOf(actor),
    key,
    companyId: company.id,
    operation,
    inputHash: mark(JSON.stringify([operation, params, query, body ?? null])),
    now,
    forgottenAt: new Date(now.getTime() - idempotencyLifetime),
  };
}

async function keep(
  { db, actor }: OperationContext,
  { key }: IdempotentRequest,
  step: Step<Reply, unknown>,
): Promise<void> {
  const place = { credential: credentialOf(actor), key };
  if ('reply' in step) await keepReply(db, { ...place, reply: JSON.stringify(step.reply) });
  else await keepProgress(db, { ...place, progress: JSON.stringify(step.progress) });
}

/** A key of one caller. */
interface KeyPlace {
  readonly credential: string;
  readonly key: string;
}

interface KeyClaim extends KeyPlace {
  readonly companyId: number;
  readonly operation: string;
  readonly inputHash: string;
  readonly now: Date;
  /** Who had the key until then may lose it. */
  readonly forgottenAt: Date;
}

const addReply = keptChange((db, given: KeyClaim & { reply: string }) =>
  insertKey(db, given, { reply: given.reply }),
);

/** Gives a row when the key is the caller's now: nobody had it, or so long ago that it is forgotten. */
const claimKey = keptQuery((db, given: KeyClaim) => {
  const claim = claimed(given);
  return insertKey(db, given)
    .onConflict((conflicting) =>
      conflicting
        .columns(['company_id', 'credential', 'key'])
        .doUpdateSet({ ...claim, reply: null, progress: null })
        .where('idempotency_key.created_at', '<=', given.forgottenAt),
    )
    .returning('key');
});

function insertKey(db: Kysely<DatabaseSchema>, given: KeyClaim, kept: { reply?: string } = {}) {
  const { companyId, credential, key } = given;
  return db
    .insertInto('idempotency_key')
    .values({ company_id: companyId, credential, key, ...claimed(given), ...kept });
}

function claimed({ operation, inputHash, now }: KeyClaim) {
  return { operation, body_hash: inputHash, created_at: now };
}

const readKey = keptQuery(
  (db, { credential, key, forgottenAt }: Pick<KeyClaim, 'credential' | 'key' | 'forgottenAt'>) =>
    db
      .selectFrom('idempotency_key')
      .select(['body_hash', 'reply', 'progress'])
      .where('credential', '=', credential)
      .where('key', '=', key)
      .where('created_at', '>', forgottenAt),
);

const keepReply = keptChange((db, { credential, key, reply }: KeyPlace & { reply: string }) =>
  db
    .updateTable('idempotency_key')
    .set({ reply })
    .where('credential', '=', credential)
    .where('key', '=', key),
);

const keepProgress = keptChange(
  (db, { credential, key, progress }: KeyPlace & { progress: string }) =>
    db
      .updateTable('idempotency_key')
      .set({ progress })
      .where('credential', '=', credential)
      .where('key', '=', key),
);

function credentialOf(actor: Actor): string {
  switch (actor.kind) {
    case 'staff':
      return `staff:${actor.staffUserId}`;
    case 'employee':
      return `employee:${actor.personId}`;
    case 'link':
      return `link:${actor.link.id}`;
  }
}

/** Replies are forgotten for which nobody may ask again. */
export const repliesExpiry: Expiry = {
  ofCompany: (db, _companyId, now) =>
    db
      .deleteFrom('idempotency_key')
      .where('created_at', '<', new Date(now.getTime() - idempotencyLifetime))
      .execute(),
};
