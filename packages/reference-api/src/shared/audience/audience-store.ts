import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { personWithWorkplace } from '../../platform/db/person-with-workplace.ts';
import type { Recipient } from '../requests/recipient.ts';
import { type AudiencePerson, audiencePersonColumns } from './audience-person.ts';
import { type AudienceTable, audienceRows } from './audience-table.ts';

/** How the people of a thing stand to sending it; each is in one count besides `all`. */
export interface SendingCounts {
  readonly all: number;
  readonly sent: number;
  /** Of those whom it was never sent to. */
  readonly inactive: number;
  /** Of those whom it was never sent to and who are active. */
  readonly withoutEmail: number;
}

/** Whom the things of one table of one company are for. */
export interface AudienceStore {
  /** By name. */
  list(thingId: number): Promise<AudiencePerson[]>;
  /**
   * Whether a thing may be for all of them: active people of the company, or people whom it is for already. Nobody
   * deletes them until the transaction ends.
   */
  areFit(thingId: number, personIds: readonly number[]): Promise<boolean>;
  /** Lets a thing be for these people too. */
  put(thingId: number, personIds: readonly number[]): Promise<void>;
  /** Lets it be for nobody else; `keepSent` leaves those whom it was sent to. */
  dropOthers(
    thingId: number,
    personIds: readonly number[],
    options?: { keepSent: boolean },
  ): Promise<void>;
  count(thingId: number): Promise<SendingCounts>;
  /** The next people, by id, whom it was never sent to and can be. */
  findNext(thingId: number, lastPersonId: number, most: number): Promise<Recipient[]>;
}

/** Opens the store for one company; `db` has to be bound to the same one. */
export function createAudienceStore(
  db: Db,
  companyId: number,
  table: AudienceTable,
): AudienceStore {
  const rowsOf = (thingId: number) => audienceRows(table, companyId, thingId);
  const [name, thing] = [sql.table(table.name), sql.ref(table.thing)];

  return {
    list: (thingId) =>
      personWithWorkplace(db, companyId)
        .where('person.id', 'in', sql<number>`(select person_id from ${rowsOf(thingId)})`)
        .select(audiencePersonColumns)
        .orderBy('person.search_name')
        .orderBy('person.id')
        .execute(),

    async areFit(thingId, personIds) {
      const { rows } = await sql`select id from person
        where company_id = ${companyId} and id = any(${personIds}) and (is_active or exists (
          select from ${rowsOf(thingId)} and assigned.person_id = person.id))
        for key share`.execute(db);
      return rows.length === personIds.length;
    },

    async put(thingId, personIds) {
      await sql`insert into ${name} (company_id, ${thing}, person_id)
        select ${companyId}, ${thingId}, person_id
        from unnest(${personIds}::bigint[]) as given (person_id)
        on conflict do nothing`.execute(db);
    },

    async dropOthers(thingId, personIds, { keepSent } = { keepSent: false }) {
      await sql`delete from ${rowsOf(thingId)} and assigned.person_id <> all(${personIds})
        and (assigned.sent_at is null or not ${keepSent}::boolean)`.execute(db);
    },

    async count(thingId) {
      const { rows } = await sql<SendingCounts>`select count(*) as "all",
          count(assigned.sent_at) as sent,
          count(*) filter (where assigned.sent_at is null and not is_active) as inactive,
          count(*) filter (where assigned.sent_at is null and is_active and coalesce(email, '') = '')
            as "withoutEmail"
        from (select assigned.company_id, assigned.person_id, assigned.sent_at from ${rowsOf(thingId)})
          as assigned
        join person on person.company_id = assigned.company_id and person.id = assigned.person_id`.execute(
        db,
      );
      return rows[0] ?? { all: 0, sent: 0, inactive: 0, withoutEmail: 0 };
    },

    async findNext(thingId, lastPersonId, most) {
      const { rows } =
        await sql<Recipient>`select person.id, person.name, person.email, person.language
        from (select assigned.company_id, assigned.person_id from ${rowsOf(thingId)}
            and assigned.person_id > ${lastPersonId} and assigned.sent_at is null) as assigned
        join person on person.company_id = assigned.company_id and person.id = assigned.person_id
        where person.is_active and person.email <> ''
        order by assigned.person_id limit ${most}`.execute(db);
      return rows;
    },
  };
}

/** How many people a thing is left to be sent to. */
export function leftToSend({ all, sent, inactive, withoutEmail }: SendingCounts): number {
  return all - sent - inactive - withoutEmail;
}
