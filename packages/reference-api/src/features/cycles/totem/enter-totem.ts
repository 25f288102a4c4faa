import {
  isCpf,
  languageOf,
  OPEN_CYCLE_PARTICIPATIONS,
  oneLine,
  TOTEM_PERSON_THROTTLE,
  TOTEM_THROTTLE,
} from '@aferir/domain';
import { sql } from 'kysely';
import { opensByHash } from '../../../operation/authentication/open-by-hash.ts';
import type { PublicContext, Services } from '../../../operation/context.ts';
import { endTotemLinks } from '../../../operation/links/end-totem-links.ts';
import { type IssuedLink, issueLink } from '../../../operation/links/issue-link.ts';
import { digitsOf } from '../../../operation/text-fields.ts';
import { nobody } from '../../../platform/audit/audit-entry.ts';
import type { AuditedWork } from '../../../platform/audit/audited-transaction.ts';
import type { CompanyRow } from '../../../platform/db/company-tables.ts';
import type { Db } from '../../../platform/db/database.ts';
import { type ApiError, toldTo } from '../../../platform/errors/api-error.ts';
import { conflict, forbidden, notFound } from '../../../platform/errors/failures.ts';
import type { CycleRequests } from '../../../shared/requests/cycle-requests.ts';
import { holdResponses } from '../../../shared/requests/response-table.ts';
import type { CyclePorts } from '../cycle-ports.ts';
import { createCycleStore, type StoredCycle } from '../cycle-store.ts';
import { cyclesMessages as texts } from '../cycles-messages.ts';
import { cyclePlaces, participatesAs } from '../participation/cycle-places.ts';
import { readTotem } from './totem-store.ts';

/** A totem that people can come in at. */
export interface OpenTotem {
  readonly id: number;
  readonly cycle: StoredCycle;
  readonly company: CompanyRow;
}

/** What somebody tells at a totem. */
export interface TotemIdentity {
  /** CPF or registration number, as it was typed. */
  readonly mark: string;
  /** `YYYY-MM-DD`. */
  readonly bornOn: string;
}

/** Somebody who has come in. */
export interface TotemEntry {
  readonly name: string;
  readonly kind: StoredCycle['kind'];
  readonly link: IssuedLink;
}

/** What whoever stands before a totem does there. */
export interface TotemService {
  read(code: string, context: PublicContext): Promise<OpenTotem>;
  enter(code: string, identity: TotemIdentity, context: PublicContext): Promise<TotemEntry>;
}

/** Makes the service. */
export function createTotemService(
  services: Pick<Services, 'database' | 'throttle'>,
  { requestsOf }: CyclePorts,
): TotemService {
  const open = opensByHash(services, { finder: 'find_cycle_totem', unknown: texts.totemUnknown });

  const find = (
    code: string,
    context: PublicContext,
    closed: (company: CompanyRow) => ApiError = unknown,
  ): Promise<OpenTotem> =>
    open(code, context, async ({ db }, { id, company }) => {
      const cycle = await findOpenCycle(db, company.id, id);
      if (!cycle) throw closed(company);
      return { id, company, cycle };
    });

  const takeTries = ({ id, company }: OpenTotem, { mark }: TotemIdentity) =>
    services.throttle.takeAll(
      [
        {
          bucket: `totem-person:${company.id}:${isCpf(mark.trim()) ? digitsOf(mark) : oneLine(mark)}`,
          rule: TOTEM_PERSON_THROTTLE,
        },
        { bucket: `totem:${id}`, rule: TOTEM_THROTTLE },
      ],
      texts.totemTooMany,
    );

  return {
    // Whoever opens the page of one that is closed has chosen no language yet.
    read: (code, context) =>
      find(code, context, ({ languages }) => toldTo(languageOf(languages[0]), unknown())),

    enter: async (code, identity, context) => {
      const totem = await find(code, context);
      const { cycle, company } = totem;
      const tries = await takeTries(totem, identity);
      const doer = { companyId: company.id, actor: nobody };
      const subject = { kind: 'cycle', id: cycle.id };
      const person = await context.inTransactionOf(doer, async ({ db, audit }) => {
        const found = await findPerson(db, company.id, identity);
        if (!found) {
          // Never what was typed: it names somebody.
          await audit({
            action: 'cycle.totem-refused',
            subject,
            details: { address: context.address },
          });
        }
        return found;
      });
      if (!person) throw forbidden(texts.totemRefused);
      await tries.giveBack();
      return context.inTransactionOf(doer, async (own) => {
        const link = await letIn(own, totem, requestsOf(cycle.kind), person.id);
        await own.audit({ action: 'cycle.totem-entered', personId: person.id, subject });
        return { name: person.name, kind: cycle.kind, link };
      });
    },
  };
}

const unknown = (): ApiError => notFound(texts.totemUnknown);

/** The cycle of a totem, while that is open. */
async function findOpenCycle(
  db: Db,
  companyId: number,
  totemId: number,
): Promise<StoredCycle | undefined> {
  const totem = await db
    .selectFrom('cycle_totem')
    .select('cycle_id')
    .where('company_id', '=', companyId)
    .where('id', '=', totemId)
    .executeTakeFirst();
  const cycle = totem && (await createCycleStore(db, companyId).find(totem.cycle_id));
  const open = cycle && (await readTotem(db, companyId, cycle));
  return open?.id === totemId ? cycle : undefined;
}

/** Who that is; one and the same look-up, whatever of it is wrong. */
function findPerson(
  db: Db,
  companyId: number,
  { mark, bornOn }: TotemIdentity,
): Promise<{ id: number; name: string } | undefined> {
  const cpf = isCpf(mark.trim()) ? digitsOf(mark) : null;
  return db
    .selectFrom('person')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where('is_active', '=', true)
    .where('birth_date', '=', bornOn)
    .where(({ or, eb }) => or([eb('cpf', '=', cpf), eb('registration_number', '=', oneLine(mark))]))
    .orderBy(sql`coalesce(cpf = ${cpf}, false)`, 'desc')
    .executeTakeFirst();
}

/** Gives a person a link to what they have to answer; whoever was there before is out. */
async function letIn(
  { db, now }: AuditedWork,
  { id: totemId, company, cycle }: OpenTotem,
  requests: CycleRequests,
  personId: number,
): Promise<IssuedLink> {
  // One at a time: a code that is closed meanwhile lets nobody in.
  await db
    .selectFrom('cycle_totem')
    .select('id')
    .where('company_id', '=', company.id)
    .where('id', '=', totemId)
    .forUpdate()
    .executeTakeFirst();
  if (!(await findOpenCycle(db, company.id, totemId))) throw unknown();
  const findOpen = async () => {
    const { rows } = await sql<{ response_id: number }>`
      select place.response_id from ${cyclePlaces({ companyId: company.id, requests, ids: [cycle.id] })}
      where place.person_id = ${personId} and place.response_id is not null
        and ${participatesAs(requests.kind, OPEN_CYCLE_PARTICIPATIONS)}`.execute(db);
    return rows.map(({ response_id }) => response_id);
  };
  const held = await holdResponses({ db, company }, requests.table, await findOpen());
  // Until it was held, it may have been answered elsewhere.
  const responseId = (await findOpen()).find((id) => held.has(id));
  if (responseId === undefined) throw conflict(texts.nothingAtTotem);
  await endTotemLinks(db, company.id, [totemId], now);
  const response = {
    companyId: company.id,
    kind: requests.kind,
    responseId,
    personId,
    finishedAt: null,
  };
  return issueLink(db, { response, role: 'self', reason: 'totem', totemId }, now);
}
