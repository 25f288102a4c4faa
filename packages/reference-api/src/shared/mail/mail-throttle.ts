import type { ThrottleRule } from '@aferir/domain';
import type { Actor, OperationContext } from '../../operation/context.ts';
import { takeTry } from '../../platform/security/throttle.ts';
import { mailLimitMessages } from './mail-limit-messages.ts';

/** A way to have mails sent to people, with a count of its own. */
export interface Mailing {
  /** What it is counted by, unlike any other. */
  readonly name: string;
  readonly rule: ThrottleRule;
  /** What a person reads of so much of it: '10 e-mails'. */
  readonly amount: (limit: number) => string;
}

/** Refuses two ways to send that would take from one count. */
export function assertCountedApart(mailings: readonly Mailing[]): void {
  const names = new Set<string>();
  for (const { name } of mailings) {
    if (names.has(name)) throw new Error(`The mailing ${name} is declared twice.`);
    names.add(name);
  }
}

/** Takes one try from what the caller may send; 429 when none is left. Undone with its transaction. */
export function takeMailTry(
  { db, company, actor, now }: Pick<OperationContext, 'db' | 'company' | 'actor' | 'now'>,
  { name, rule, amount }: Mailing,
): Promise<void> {
  const bucket = `mailing:${name}:${company.id}:${senderOf(actor)}`;
  return takeTry(db, now, bucket, rule, mailLimitMessages.reached(amount(rule.limit)));
}

// By person, not by link: a mailed report link must not bring ten more mails with it.
function senderOf(actor: Actor): string {
  switch (actor.kind) {
    case 'staff':
      return `staff:${actor.staffUserId}`;
    case 'employee':
      return `person:${actor.personId}`;
    case 'link':
      return `person:${actor.link.personId}`;
  }
}
