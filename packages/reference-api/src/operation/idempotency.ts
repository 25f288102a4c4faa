import type { Actor, OperationContext } from '../context.ts';
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
  const claim = { operation, body_hash: inputHash, created_at: now };
  const forgotten = new Date(now.getTime() - idempotencyLifetime);
  const claimed = await db
    .insertInto('idempotency_key')
    .values({ company_id: company.id, credential: credentialOf(actor), key, ...claim })
    .onConflict((conflicting) =>
      conflicting
        .columns(['company_id', 'credential', 'key'])
        .doUpdateSet({ ...claim, reply: null, progress: null })
        .where('idempotency_key.created_at', '<=', forgotten),
    )
    .returning('key')
    .executeTakeFirst();
  if (claimed) return { reply: null, progress: null };
  const first = await db
    .selectFrom('idempotency_key')
    .select(['body_hash', 'reply', 'progress'])
    .where('credential', '=', credentialOf(actor))
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (first.body_hash !== inputHash) throw conflict(errorMessages.idempotencyKeyReused);
  return first as { reply: Reply | null; progress: unknown };
}

async function keep(
  { db, actor }: OperationContext,
  { key }: IdempotentRequest,
  step: Step<Reply, unknown>,
): Promise<void> {
  await db
    .updateTable('idempotency_key')
    .set(
      'reply' in step
        ? { reply: JSON.stringify(step.reply) }
        : { progress: JSON.stringify(step.progress) },
    )
    .where('credential', '=', credentialOf(actor))
    .where('key', '=', key)
    .execute();
}

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
