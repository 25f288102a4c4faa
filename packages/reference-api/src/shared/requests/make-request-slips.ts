import type { components } from '@aferir/api-client';
import { CYCLE_LIMITS, type SectionId } from '@aferir/domain';
import { sql } from 'kysely';
import type { OperationContext } from '../../operation/context.ts';
import { issueHandedLinks } from '../../operation/links/issue-link.ts';
import type { AuditAction } from '../../platform/audit/audit-actions.ts';
import { conflict } from '../../platform/errors/failures.ts';
import { takeMailTry } from '../mail/mail-throttle.ts';
import type { MailServices } from '../mail/mailer.ts';
import type { AwaitedQuery } from '../reminders/by-hand.ts';
import { waitingFor } from '../reminders/due-reminders.ts';
import type { ReminderPart } from '../reminders/reminder-part.ts';
import { requireHanding, tellOfHandedLinks } from './hand-link.ts';
import { requestMailings } from './request-mailings.ts';
import { slipMessages as texts } from './slip-messages.ts';

/** The slips of one kind of request. */
export interface SlipsOfRequests {
  /** What waits for its own person. */
  readonly part: ReminderPart;
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
  { part, section, audit }: SlipsOfRequests,
  order: RequestSlipsOrder,
): Promise<components['schemas']['Slips']> {
  const { db, company, now } = context;
  requireHanding(context);
  const people = await listAwaited(context, part, order);
  const [first] = people;
  if (!first) throw conflict(texts.nobody(order.hasEmail));
  await takeMailTry(context, requestMailings.slips);
  const links = await issueHandedLinks(
    db,
    people.map(({ id: personId, response_id: responseId }) => ({
      response: {
        companyId: company.id,
        kind: part.link.kind,
        responseId,
        personId,
        finishedAt: null,
      },
      role: 'self' as const,
    })),
    now,
  );
  const told = people.flatMap(({ email, ...person }) => (email ? { ...person, email } : []));
  await tellOfHandedLinks(services, context, section, told);
  await context.audit({
    action: audit,
    details: { people: people.length, told: told.length },
  });
  return {
    bilhetes: people.flatMap(({ id, name, department_name }, index) => {
      const link = links[index];
      if (!link) return [];
      return {
        idOrganogramaPessoa: id,
        nmPessoa: name,
        nmDepartamento: department_name,
        hash: link.hash,
        dtValidade: link.expiresAt.toISOString(),
      };
    }),
    qtdRestantes: first.total - people.length,
  };
}

/** By department and name; who belongs to none comes last. */
const inOrder = sql.raw(
  `department.id is null, coalesce(department.search_name, ''), coalesce(department.id, 0),
   person.search_name, person.id`,
);

/** Who has still to answer, in order, behind somebody or from the first on. */
function listAwaited(
  { db, company }: Pick<OperationContext, 'db' | 'company'>,
  part: ReminderPart,
  { people, hasEmail, afterId }: RequestSlipsOrder,
) {
  const behind = sql<boolean>`(${inOrder}) > (select ${inOrder} from person
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
    .orderBy(inOrder)
    .limit(CYCLE_LIMITS.slips)
    .execute();
}
