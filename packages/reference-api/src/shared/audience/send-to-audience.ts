import type { OperationContext } from '../../operation/context.ts';
import type { DataOf, Step } from '../../operation/operation.ts';
import type { AuditAction } from '../../platform/audit/audit-actions.ts';
import { conflict } from '../../platform/errors/failures.ts';
import { takeMailTry } from '../mail/mail-throttle.ts';
import type { Recipient } from '../requests/recipient.ts';
import { requestMailings } from '../requests/request-mailings.ts';
import { type SendingProgress, sendInSteps } from '../requests/send-in-steps.ts';
import { createAudienceStore, leftToSend } from './audience-store.ts';
import type { AudienceTable } from './audience-table.ts';

/** How a thing is sent to those whom it is for. */
export interface AudienceSending {
  readonly table: AudienceTable;
  /** What the audit trail tells of it. */
  readonly audit: { readonly action: AuditAction; readonly subject: string };
  readonly texts: {
    /** It is for nobody. */
    readonly noPeople: string;
    /** Whoever it can be sent to has it. */
    readonly nobodyLeft: string;
    readonly sent: string;
  };
  readonly thing: { readonly id: number; readonly title: string };
  /** Mails it to people whom it was never sent to. */
  readonly mail: (people: readonly Recipient[]) => Promise<void>;
  readonly markSent: (thingId: number, personIds: readonly number[], now: Date) => Promise<void>;
}

/** The reply to sending something. */
export interface SendingReply {
  readonly data: DataOf<'sendTrainingInvitations'>;
  readonly msg: string;
}

/** Begins to send a thing, or sends it to the next of its people whom it was never sent to. */
export function sendToAudience(
  context: OperationContext,
  sending: AudienceSending,
  progress: SendingProgress | undefined,
): Promise<Step<SendingReply, SendingProgress>> {
  const { db, company, now } = context;
  const { table, texts, thing, mail, markSent } = sending;
  const audience = createAudienceStore(db, company.id, table);
  return sendInSteps(
    db,
    {
      begin: () => begin(context, sending),
      findNext: (lastPersonId, most) => audience.findNext(thing.id, lastPersonId, most),
      async send(people) {
        await mail(people);
        const ids = people.map(({ id }) => id);
        await markSent(thing.id, ids, now);
        return { sent: people.length };
      },
      async reply({ sent }) {
        const { inactive, withoutEmail } = await audience.count(thing.id);
        const data = {
          qtdEnviados: sent,
          qtdIgnorados: inactive + withoutEmail,
          qtdSemEmail: withoutEmail,
        };
        return { data, msg: texts.sent };
      },
    },
    progress,
  );
}

async function begin(
  context: OperationContext,
  { table, audit, texts, thing: { id, title } }: AudienceSending,
): Promise<void> {
  const { db, company } = context;
  const counts = await createAudienceStore(db, company.id, table).count(id);
  if (counts.all === 0) throw conflict(texts.noPeople);
  const reached = leftToSend(counts);
  if (reached === 0) throw conflict(texts.nobodyLeft);
  await takeMailTry(context, requestMailings.massSend);
  const skipped = counts.inactive + counts.withoutEmail;
  await context.audit({
    action: audit.action,
    subject: { kind: audit.subject, id },
    details: { title, reached, skipped },
  });
}
