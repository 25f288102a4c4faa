import type { Actor, OperationContext } from '../context.ts';
import { keptQuery } from '../db/kept-query.ts';
import { errorMessages } from '../errors/error-messages.ts';
import { conflict } from '../errors/failures.ts';
import { digest } from '../security/tokens.ts';
import type { OperationInput, OperationReply, Step } from './operation.ts';

/** How long a reply is kept for those who ask again. */
export const idempotencyLifetime = 24 * 60 * 60_000;

/** A request that says which write it is. */
export interface IdempotentRequest {
  readonly operation: string;
  readonly key: string;
  /** Parameters of the path, the query and the body, as they were checked. */
  readonly input: OperationInput<never>;
}

type Reply = OperationReply<never>;

/**
 * Does a write once. A repeated key gets the first reply again; it is kept in the transaction of
 * the write, so that the two stand or fall together, and a second try at the same moment waits.
 */
export async function once(
  context: OperationContext,
  request: IdempotentRequest,
  work: () => Promise<Reply>,
): Promise<Reply> {
  const { reply } = await takeKey(context, request);
  if (reply) return reply;
  const step = { reply: await work() };
  await keep(context, request, step);
  return step.reply;
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
  { db, company, actor, now }: OperationContext,
  { operation, key, input: { params, query, body } }: IdempotentRequest,
): Promise<{ reply: Reply | null; progress: unknown }> {
  const inputHash = digest(JSON.stringify([operation, params, query, body ?? null]));
  const place = { credential: credentialOf(actor), key };
  const forgottenAt = new Date(now.getTime() - idempotencyLifetime);
  const [claimed] = await claimKey(db, {
    ...place,
    companyId: company.id,
    operation,
    inputHash,
    now,
    forgottenAt,
  });
  if (claimed) return { reply: null, progress: null };
  const [first] = await readKey(db, place);
  if (first?.body_hash !== inputHash) throw conflict(errorMessages.idempotencyKeyReused);
  return first as { reply: Reply | null; progress: unknown };
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

/** Gives a row when the key is the caller's now: nobody had it, or so long ago that it is forgotten. */
const claimKey = keptQuery((db, given: KeyClaim) => {
  const claim = { operation: given.operation, body_hash: given.inputHash, created_at: given.now };
  return db
    .insertInto('idempotency_key')
    .values({
      company_id: given.companyId,
      credential: given.credential,
      key: given.key,
      ...claim,
    })
    .onConflict((conflicting) =>
      conflicting
        .columns(['company_id', 'credential', 'key'])
        .doUpdateSet({ ...claim, reply: null, progress: null })
        .where('idempotency_key.created_at', '<=', given.forgottenAt),
    )
    .returning('key');
});

const readKey = keptQuery((db, { credential, key }: KeyPlace) =>
  db
    .selectFrom('idempotency_key')
    .select(['body_hash', 'reply', 'progress'])
    .where('credential', '=', credential)
    .where('key', '=', key),
);

const keepReply = keptQuery((db, { credential, key, reply }: KeyPlace & { reply: string }) =>
  db
    .updateTable('idempotency_key')
    .set({ reply })
    .where('credential', '=', credential)
    .where('key', '=', key),
);

const keepProgress = keptQuery(
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
