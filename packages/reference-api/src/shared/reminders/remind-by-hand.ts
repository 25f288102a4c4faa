import type { components } from '@aferir/api-client';
import type { OperationContext } from '../../operation/context.ts';
import type { Step } from '../../operation/operation.ts';
import type { AuditAction } from '../../platform/audit/audit-actions.ts';
import { anyOf } from '../../platform/db/any-of.ts';
import type { Db } from '../../platform/db/database.ts';
import type { MailOrigin, MailServices } from '../mail/mailer.ts';
import type { Recipient } from '../requests/recipient.ts';
import type { RequestToMailAgain } from '../requests/request-mails.ts';
import { inAnyKind, type ResponseTableName } from '../requests/response-table.ts';
import { type SendingProgress, sendInSteps } from '../requests/send-in-steps.ts';
import {
  type AwaitedPlace,
  type AwaitedQuery,
  countAwaited,
  findNextAwaited,
  listPlacesOf,
} from './by-hand.ts';
import type { ReminderPart } from './reminder-part.ts';

/** Somebody to remind, of all that waits for them, what has waited longest first. */
export interface RemindedPerson {
  readonly recipient: Recipient;
  readonly places: readonly [AwaitedPlace, ...AwaitedPlace[]];
  /** The reminder that the mail carries, where it is of one thing. */
  readonly reminderId: number | undefined;
}

/** What each of them is to answer and has waited longest, to be mailed once more. */
export function requestsOf(people: readonly RemindedPerson[]): RequestToMailAgain[] {
  return people.map(({ recipient, places: [{ response_id: responseId }], reminderId }) => ({
    responseId,
    person: recipient,
    to: recipient.email,
    reminderId,
  }));
}

/** What staff remind many people of at once. */
export interface ReminderByHand {
  readonly table: ResponseTableName;
  readonly parts: readonly ReminderPart[];
  readonly audit: AuditAction;
  /** What the reply says. */
  readonly message: string;
  /** Mails everybody, one mail a person. */
  readonly mail: (
    services: MailServices,
    origin: MailOrigin,
    people: readonly RemindedPerson[],
  ) => Promise<void>;
}

/** Of whose responses staff remind, and how far that has come. */
export interface ReminderOrder {
  readonly people: AwaitedQuery['people'];
  readonly progress: SendingProgress | undefined;
}

/** The reply to it: how many were reminded, and how many were not. */
export interface ReminderReply {
  readonly data: components['schemas']['ReminderResult'];
  readonly msg: string;
}

/**
 * Reminds the next of those who are waited for. Who is reminded of what is decided under lock of the people and of all
 * that waits for them, so that of two who remind at once, by hand or by the company's rule, one does.
 */
export function remindNext(
  services: MailServices,
  context: OperationContext,
  { table, parts, audit, message, mail }: ReminderByHand,
  { people, progress }: ReminderOrder,
): Promise<Step<ReminderReply, SendingProgress>> {
  const { db, company, now } = context;
  const query: AwaitedQuery = { db, company, parts, people, now };
  return sendInSteps(
    db,
    {
      async begin() {
        const { qtdLembrar, qtdSemEmail, qtdRecentes } = await countAwaited(query);
        const details = { reached: qtdLembrar, withoutEmail: qtdSemEmail, recent: qtdRecentes };
        await context.audit({ action: audit, details });
      },
      findNext: (lastPersonId, most) => findNextAwaited(query, lastPersonId, most),
      async send(candidates) {
        const ids = candidates.map(({ id }) => id);
        const seen = await listPlacesOf(query, ids);
        await lock(context, table, seen);
        const places = await listPlacesOf(query, ids);
        const reminded = await claim(context, places);
        await mail(services, context, reminded);
        return { sent: reminded.length };
      },
      async reply({ sent }) {
        const { qtdLembrar, qtdSemEmail, qtdRecentes } = await countAwaited(query);
        const awaited = qtdLembrar + qtdSemEmail + qtdRecentes;
        return {
          data: {
            qtdLembrados: sent,
            qtdIgnorados: Math.max(0, awaited - sent),
            ...(qtdSemEmail > 0 && { qtdSemEmail }),
          },
          msg: message,
        };
      },
    },
    progress,
  );
}

/** Has whoever else wants to remind them, answer or resend wait until the transaction ends: people before responses. */
async function lock(
  { db, company }: Pick<OperationContext, 'db' | 'company'>,
  table: ResponseTableName,
  places: readonly AwaitedPlace[],
): Promise<void> {
  await db
    .selectFrom('person')
    .select('id')
    .where('company_id', '=', company.id)
    .where('id', '=', anyOf(places.flatMap((place) => [place.awaited_id, place.person_id])))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  await inAnyKind(db)
    .selectFrom(table)
    .select('id')
    .where('company_id', '=', company.id)
    .where('id', '=', anyOf(places.map(({ response_id }) => response_id)))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Notes of what each is reminded now. */
async function claim(
  { db, company, now }: Pick<OperationContext, 'db' | 'company' | 'now'>,
  places: readonly AwaitedPlace[],
): Promise<RemindedPerson[]> {
  if (places.length === 0) return [];
  const reminders = await noted(db, company.id, now, places);
  return [...new Set(places.map(({ awaited_id }) => awaited_id))].flatMap((id) => {
    const [first, ...others] = places.filter(({ awaited_id }) => awaited_id === id);
    if (!first) return [];
    const own = reminders.filter(({ person_id }) => person_id === id);
    return {
      recipient: {
        id,
        name: first.awaited_name,
        email: first.email ?? '',
        language: first.language,
      },
      places: [first, ...others] as const,
      reminderId: own.length === 1 ? own[0]?.id : undefined,
    };
  });
}

function noted(db: Db, companyId: number, now: Date, places: readonly AwaitedPlace[]) {
  return db
    .insertInto('reminder')
    .values(
      places.map(({ kind, response_id, awaited_id }) => ({
        company_id: companyId,
        kind,
        response_id,
        person_id: awaited_id,
        number: null,
        created_at: now,
      })),
    )
    .returning(['id', 'person_id'])
    .execute();
}
