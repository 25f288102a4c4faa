import { sql } from 'kysely';
import type { Step } from '../../operation/operation.ts';
import type { Db } from '../../platform/db/database.ts';
import type { AskedPerson, Recipient } from './recipient.ts';

/** How many people a step reached, or all steps so far. */
export interface Sent {
  readonly sent: number;
  /** Those of them who have no e-mail, where such people are sent to. */
  readonly unmailed?: number;
}

/** What is sent to many people, a few at a time. */
export interface SendingInSteps<Reply, Person extends AskedPerson = Recipient> {
  /** The first step, before anybody is sent to. */
  readonly begin: () => Promise<void>;
  /** The next people who can be sent to, by id, after the last one before. */
  readonly findNext: (lastPersonId: number, most: number) => Promise<readonly Person[]>;
  /** Sends to some people; tells how many of them it reached. */
  readonly send: (people: readonly Person[]) => Promise<Sent>;
  /** The reply, once everybody was sent to. */
  readonly reply: (sent: Sent) => Promise<Reply>;
}

/** How far such a sending has come. */
export interface SendingProgress extends Sent {
  readonly step: number;
  /** People are sent to in the order of their ids. */
  readonly lastPersonId: number;
}

/** People of one step: what it takes to send to them holds up nobody for long. */
export const peoplePerStep = 10;

/** Steps until plans are made anew for the first time, which makes a step twice as dear. */
const firstStepsPerPlan = 10;

const beginning: SendingProgress = { step: 0, sent: 0, lastPersonId: 0 };

/** Begins to send, or sends to the next people. */
export async function sendInSteps<Reply, Person extends AskedPerson = Recipient>(
  db: Db,
  { begin, findNext, send, reply }: SendingInSteps<Reply, Person>,
  progress: SendingProgress | undefined,
): Promise<Step<Reply, SendingProgress>> {
  if (!progress) {
    await begin();
    return { progress: beginning };
  }
  const { step, lastPersonId } = progress;
  await forgetPlansAt(db, step);
  const people = await findNext(lastPersonId, peoplePerStep);
  const last = people.at(-1);
  const sent = last ? sum(progress, await send(people)) : progress;
  if (last && people.length === peoplePerStep) {
    return { progress: { ...sent, step: step + 1, lastPersonId: last.id } };
  }
  return { reply: await reply(sent) };
}

function sum(one: Sent, other: Sent): Sent {
  return {
    sent: one.sent + other.sent,
    unmailed: (one.unmailed ?? 0) + (other.unmailed ?? 0),
  };
}

/**
 * Has the connection plan its statements anew, after the first steps and then each time there were twice as many; tells whether it
 * does. Tables grow by a lot while people are sent to, and what was planned when they were small, such as the checks of
 * references, reads them from end to end.
 */
export async function forgetPlansAt(db: Db, step: number): Promise<boolean> {
  const rounds = step / firstStepsPerPlan;
  if (rounds !== 0 && !(rounds >= 1 && Number.isInteger(Math.log2(rounds)))) return false;
  await sql.raw('discard plans').execute(db);
  return true;
}
