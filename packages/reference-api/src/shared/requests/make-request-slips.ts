import type { components } from '@aferir/api-client';
import { type SectionId, SLIPS_PER_CALL } from '@aferir/domain';
import { sql } from 'kysely';
import type { OperationContext } from '../../operation/context.ts';
import type { AuditAction } from '../../platform/audit/audit-actions.ts';
import type { MailServices } from '../mail/mailer.ts';
import type { AwaitedQuery } from '../reminders/by-hand.ts';
import { waitingFor } from '../reminders/due-reminders.ts';
import type { ReminderPart } from '../reminders/reminder-part.ts';
import { requireHanding, tellOfHandedLinks } from './hand-link.ts';
import { issueSlips, slipOrder } from './issue-slips.ts';
import type { ResponseTableName } from './response-table.ts';
import { slipMessages as texts } from './slip-messages.ts';

/** The slips of one kind of request. */
export interface SlipsOfRequests {
  /** What waits for its own person. */
  readonly part: ReminderPart;
  readonly table: ResponseTableName;
  readonly section: SectionId;
  readonly audit: AuditAction;
}

/** Whose slips are made. */
export interface RequestSlipsOrder {
  /** Of these people alone; undefined for everybody. */
  readonly people: AwaitedQuery['people'];
  /** Of those whom mail reaches, in place of those whom none does. */
  readonly hasEmail: boolean;
  /** The last person of the call before; undefined for the first. */
  readonly afterId: number | undefined;
}

/** Makes an answering link for each of the next people whose answers open requests wait for. */
export async function makeRequestSlips(
  services: MailServices,
  context: OperationContext,
  { part, table, section, audit }: SlipsOfRequests,
  order: RequestSlipsOrder,
): Promise<components['schemas']['Slips']> {
  requireHanding(context);
  const { slips, people } = await issueSlips(context, {
    kind: part.link.kind,
    table,
    listNext: () => listAwaited(context, part, order),
    nobody: texts.nobody(order.hasEmail),
  });
  const told = people.flatMap(({ email, ...person }) => (email ? { ...person, email } : []));
  await tellOfHandedLinks(services, context, section, told);
  await context.audit({
    action: audit,
    details: { people: people.length, told: told.length },
  });
  return slips;
}

/** Who has still to answer, in order, behind somebody or from the first on. */
function listAwaited(
  { db, company }: Pick<OperationContext, 'db' | 'company'>,
  part: ReminderPart,
  { people, hasEmail, afterId }: RequestSlipsOrder,
) {
  const behind = sql<boolean>`(${slipOrder}) > (select ${slipOrder} from person
    left join department on department.company_id = person.company_id
      and department.id = person.department_id
    where person.company_id = ${company.id} and person.id = ${afterId ?? 0})`;
  return waitingFor(db, company.id, part)
    .leftJoin('department', (join) =>
      join
        .onRef('department.company_id', '=', 'person.company_id')
        .onRef('department.id', '=', 'person.department_id'),
    )
    .whereRef('waiting.awaited_id', '=', 'waiting.person_id')
    .where('person.is_active', '=', true)
    .where(sql<boolean>`(coalesce(person.email, '') <> '') = ${hasEmail}`)
    .$if(people !== undefined, (all) => all.where(sql<boolean>`person.id in (${people})`))
    .$if(afterId !== undefined, (all) => all.where(behind))
    .select(['person.id', 'person.name', 'person.email', 'person.language'])
    .select('waiting.response_id')
    .select('department.name as department_name')
    .select(sql<number>`count(*) over ()`.as('total'))
    .orderBy(slipOrder)
    .limit(SLIPS_PER_CALL)
    .execute();
}
