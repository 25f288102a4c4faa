import type { Actor, OperationContext } from '../context.ts';
import { errorMessages } from '../errors/error-messages.ts';
import { conflict } from '../errors/failures.ts';
import { digest } from '../security/tokens.ts';
import type { OperationInput, OperationReply } from './operation.ts';

/** How long a reply is kept for those who ask again. */
export const idempotencyLifetime = 24 * 60 * 60_000;

/** A request that says which write it is. */
export interface IdempotentRequest {
  readonly operation: string;
  readonly key: string;
  /** Parameters of the path, the query and the body, as they were checked. */
  readonly input: OperationInput<never>;
}

/**
 * Does a write once. A repeated key gets the first reply again; it is kept in the transaction of
 * the write, so that the two stand or fall together, and a second try at the same moment waits.
 */
export async function once(
  { db, company, actor, now }: OperationContext,
  request: IdempotentRequest,
  work: () => Promise<OperationReply<never>>,
): Promise<OperationReply<never>> {
  const place = { company_id: company.id, credential: credentialOf(actor), key: request.key };
  const { params, query, body } = request.input;
  const inputHash = digest(JSON.stringify([request.operation, params, query, body ?? null]));
  const claim = { operation: request.operation, body_hash: inputHash, created_at: now };
  const forgotten = new Date(now.getTime() - idempotencyLifetime);
  const claimed = await db
    .insertInto('idempotency_key')
    .values({ ...place, ...claim })
    .onConflict((conflicting) =>
      conflicting
        .columns(['company_id', 'credential', 'key'])
        .doUpdateSet({ ...claim, reply: null })
        .where('idempotency_key.created_at', '<=', forgotten),
    )
    .returning('key')
    .executeTakeFirst();
  if (!claimed) {
    const first = await db
      .selectFrom('idempotency_key')
      .select(['body_hash', 'reply'])
      .where('credential', '=', place.credential)
      .where('key', '=', place.key)
      .executeTakeFirstOrThrow();
    if (first.body_hash !== inputHash) throw conflict(errorMessages.idempotencyKeyReused);
    return first.reply as OperationReply<never>;
  }
  const reply = await work();
  await db
    .updateTable('idempotency_key')
    .set({ reply: JSON.stringify(reply) })
    .where('credential', '=', place.credential)
    .where('key', '=', place.key)
    .execute();
  return reply;
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
