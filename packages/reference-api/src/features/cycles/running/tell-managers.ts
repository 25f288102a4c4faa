import { setImmediate } from 'node:timers/promises';
import { managersOfMany, OPEN_CYCLE_PARTICIPATIONS, SECTION } from '@aferir/domain';
import { sql } from 'kysely';
import { anyOf } from '../../../platform/db/any-of.ts';
import { readCompany } from '../../../platform/db/company-store.ts';
import type { Db } from '../../../platform/db/database.ts';
import { loadManagementStructure } from '../../../platform/db/management-structure.ts';
import { inJob, type JobServices } from '../../../platform/jobs/in-job.ts';
import { mailSenderOf } from '../../../shared/mail/mail-addresses.ts';
import type { CyclePorts } from '../cycle-ports.ts';
import { createCycleStore, type StoredCycle } from '../cycle-store.ts';
import { cyclePlaces, participatesAs } from '../participation/cycle-places.ts';
import { missingMail } from './missing-mail.ts';

/** What telling managers takes. */
export type TellingWork = JobServices & Pick<CyclePorts, 'mailer' | 'requestsOf'>;

/** Somebody who manages, and the ids of those whom they manage. */
type Team = readonly [managerId: number, personIds: readonly number[]];

/**
 * Tells managers who of their people has still to answer. They come in the order of their ids, each in a transaction
 * that holds the cycle and marks how far it has come: a process that takes the job up again, or works on it beside
 * another, tells those who are left.
 */
export async function tellManagers(
  work: TellingWork,
  { companyId, cycleId }: { readonly companyId: number; readonly cycleId: number },
  /** The cycle's day whose reminders they are, YYYY-MM-DD, and whether it is over. */
  { day, isOver }: { readonly day: string; readonly isOver: (cycle: StoredCycle) => boolean },
): Promise<void> {
  const teams = await work.database.reading(companyId, async (db) => {
    const cycle = await createCycleStore(db, companyId).find(cycleId);
    return cycle ? teamsOf(work, db, companyId, cycle) : [];
  });
  for (const [managerId, personIds] of teams) {
    const goesOn = await inJob(work, companyId, async ({ db, now }) => {
      const store = createCycleStore(db, companyId);
      const cycle = await store.lock(cycleId);
      if (!cycle || isOver(cycle)) return false;
      if (cycle.managersToldUpTo !== null && managerId <= cycle.managersToldUpTo) return true;
      await store.move(cycleId, { managers_told_up_to: managerId });
      const manager = await findManager(db, companyId, managerId);
      const missing = await listMissing(work, db, { companyId, cycle, personIds });
      if (!manager?.email || missing.length === 0) return true;
      const company = await readCompany(db, companyId);
      const content = missingMail({
        sender: mailSenderOf(company, manager),
        personName: manager.name,
        cycle: cycle.name,
        deadline: { day: cycle.dueOn, hasPassed: day > cycle.dueOn },
        people: missing,
      });
      const to = { companyId, personId: managerId, to: manager.email };
      await work.mailer.enqueue(db, [{ ...to, content, now, section: SECTION.cycles }]);
      return true;
    });
    if (!goesOn) return;
    // Requests that wait for the database go first.
    await setImmediate();
  }
}

async function teamsOf(
  work: TellingWork,
  db: Db,
  companyId: number,
  cycle: StoredCycle,
): Promise<readonly Team[]> {
  const people = await listMissing(work, db, { companyId, cycle });
  const structure = await loadManagementStructure(db, companyId);
  const teams = new Map<number, number[]>();
  for (const [personId, managerIds] of managersOfMany(structure, people)) {
    for (const managerId of managerIds) {
      const team = teams.get(managerId);
      if (team) team.push(personId);
      else teams.set(managerId, [personId]);
    }
  }
  return [...teams].toSorted(([one], [other]) => one - other);
}

interface MissingPerson {
  readonly id: number;
  readonly name: string;
  readonly departmentId: number | null;
  /** Whether mail reaches them, or their request was mailed to another address. */
  readonly isReached: boolean;
}

/** Who has been sent to and has still to answer, by name; of some people, or of all. */
async function listMissing(
  { requestsOf }: Pick<TellingWork, 'requestsOf'>,
  db: Db,
  {
    companyId,
    cycle: { id, kind },
    personIds,
  }: {
    readonly companyId: number;
    readonly cycle: StoredCycle;
    readonly personIds?: readonly number[];
  },
): Promise<MissingPerson[]> {
  const isAsked = personIds ? sql`person.id = ${anyOf(personIds)}` : sql`true`;
  const { rows } = await sql<MissingPerson>`
    select person.id, person.name, person.department_id as "departmentId",
      not place.is_unreached as "isReached"
    from ${cyclePlaces({ companyId, requests: requestsOf(kind), ids: [id] })}
    join person on person.company_id = ${companyId} and person.id = place.person_id
    where ${participatesAs(kind, OPEN_CYCLE_PARTICIPATIONS)} and ${isAsked}
    order by person.search_name, person.id`.execute(db);
  return rows;
}

function findManager(db: Db, companyId: number, id: number) {
  return db
    .selectFrom('person')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('is_active', '=', true)
    .select(['name', 'email', 'language'])
    .executeTakeFirst();
}
