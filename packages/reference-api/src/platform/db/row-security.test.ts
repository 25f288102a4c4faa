// @engine both: row-level security
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../test/build-test-app.ts';
import { createCompany, createPerson } from '../../../test/fixtures.ts';
import { sessionIdOf } from '../../../test/sessions.ts';
import { recordAudit } from '../audit/audit.ts';

const test = openTestApp();

/** What is given out of one credential: what authentication judges by, and what it then knows. */
const callers = {
  link: [
    ...[
      'token_hash',
      'id',
      'kind',
      'response_id',
      'person_id',
      'role',
      'manager_id',
      'mailed_to',
      'origin',
    ],
    ...['expires_at', 'revocation', 'holder_is_active', 'holder_email', 'holder_has_password'],
    ...['holder_former_email', 'holder_email_changed_at', 'holder_language'],
    ...['created_at', 'last_seen_at', 'ended_at'],
  ],
  session: [
    ...[
      'session_id',
      'realm',
      'created_at',
      'last_seen_at',
      'ended_at',
      'staff_user_id',
      'person_id',
    ],
    ...['is_active', 'must_change_password', 'is_administrator', 'grants'],
  ],
  company: [
    ...['company_id', 'legal_name', 'trade_name', 'logo_url', 'brand_color'],
    ...['allowed_origins', 'languages', 'contract_ends_on'],
  ],
};

/** Tables that are of no company, and why that is all right. */
const companyless = ['installation', 'throttle_event'];

async function twoCompanies() {
  const [one, two] = [await createCompany(test.database), await createCompany(test.database)];
  const [mine, theirs] = [
    await createPerson(test.database, one.id),
    await createPerson(test.database, two.id),
  ];
  return { one, two, mine, theirs };
}

describe('row-level security', () => {
  it('is forced on every table that belongs to a company', async () => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'
        and not (relrowsecurity and relforcerowsecurity)
        and relname not like 'kysely%'`.execute(test.database.owner);
    expect(rows.map(({ name }) => name).sort()).toEqual(companyless);
  });

  it('binds the application to a role that cannot get around it', async () => {
    const { rows } = await test.database.inCompany(1, (db) =>
      sql<{ name: string; bypasses: boolean }>`
        select rolname as name, rolsuper or rolbypassrls as bypasses
        from pg_roles where rolname = current_user`.execute(db),
    );
    expect(rows).toEqual([{ name: 'aferir_app', bypasses: false }]);
  });

  it('shows one company only, and none without a company', async () => {
    const { one, mine } = await twoCompanies();
    const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);
    const all = (db: Parameters<Parameters<typeof test.database.inCompany>[1]>[0]) =>
      db.selectFrom('person').select('id').execute();
    expect(ids(await test.database.inCompany(one.id, all))).toEqual([mine.id]);
    expect(ids(await test.database.inPlatform(all))).toEqual([]);
  });

  it('changes and deletes nothing of another company', async () => {
    const { one, two, theirs } = await twoCompanies();
    const [updated, deleted] = await test.database.inCompany(one.id, async (db) => [
      await db
        .updateTable('person')
        .set({ name: 'x' })
        .where('id', '=', theirs.id)
        .executeTakeFirstOrThrow(),
      await db.deleteFrom('person').where('id', '=', theirs.id).executeTakeFirstOrThrow(),
    ]);
    expect(updated.numUpdatedRows).toBe(0n);
    expect(deleted.numDeletedRows).toBe(0n);
    const kept = await test.database.inCompany(two.id, (db) =>
      db.selectFrom('person').select('name').executeTakeFirstOrThrow(),
    );
    expect(kept.name).toBe(theirs.name);
  });

  it('refuses rows for another company, and references to its rows', async () => {
    const { one, two, theirs } = await twoCompanies();
    const insert = (companyId: number, personId: number) =>
      test.database.inCompany(one.id, (db) =>
        db
          .insertInto('session')
          .values({
            company_id: companyId,
            realm: 'employee',
            person_id: personId,
            last_seen_at: new Date(),
            refreshed_at: new Date(),
          })
          .execute(),
      );
    await expect(insert(two.id, theirs.id)).rejects.toThrow('row-level security');
    await expect(insert(one.id, theirs.id)).rejects.toThrow('foreign key');
  });

  it('does not outlive its transaction', async () => {
    const { one } = await twoCompanies();
    await test.database.inCompany(one.id, (db) => sql`select 1`.execute(db));
    const { rows } = await sql<{ role: string; company: string | null }>`
      select current_user as role, nullif(current_setting('aferir.company_id', true), '') as company
    `.execute(test.database.owner);
    expect(rows[0]?.company).toBeNull();
    expect(rows[0]?.role).not.toBe('aferir_app');
  });

  it('gives whoever does not know the company yet ids', async () => {
    await twoCompanies();
    const { rows } = await sql<{ name: string; columns: string[] }>`
      select proname as name, proargnames[pronargs + 1 :] as columns from pg_proc
      where pronamespace = 'public'::regnamespace and prosecdef order by proname
    `.execute(test.database.owner);
    expect(Object.fromEntries(rows.map(({ name, columns }) => [name, columns]))).toEqual({
      companies_to_remind: ['id'],
      companies_with_agreements: ['id'],
      companies_with_raters: ['id'],
      cycles_to_begin: ['company_id', 'id'],
      cycles_to_release: ['company_id', 'id'],
      cycles_to_remind: ['company_id', 'id'],
      find_address_confirmation: ['company_id', 'id'],
      find_company_key: ['company_id', 'id'],
      find_cycle_totem: ['company_id', 'id'],
      find_first_access_link: ['company_id', 'id'],
      find_refresh_token: ['company_id', 'session_id'],
      find_staff_invitation: ['company_id', 'id'],
      find_staff_user: ['company_id', 'id'],
      find_training_certificate: ['company_id', 'id'],
      list_allowed_origins: ['origin'],
      list_companies: ['id'],
    });
  });
});

describe('what finds before the company is known', () => {
  it('tells what one credential stands for, and that to no request', async () => {
    const { rows } = await sql<{ name: string; owner: string; read: boolean; columns: string[] }>`
      select relname as name, relowner::regrole::text as owner,
        has_table_privilege('aferir_app', oid, 'select') as read,
        (select json_agg(attname order by attnum) from pg_attribute where attrelid = oid) as columns
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v' order by relname
    `.execute(test.database.owner);
    const closed = { owner: 'aferir_lookup', read: false };
    expect(rows).toEqual([
      { name: 'link_caller', ...closed, columns: [...callers.link, ...callers.company] },
      { name: 'session_caller', ...closed, columns: [...callers.session, ...callers.company] },
    ]);
  });

  it('runs by itself, where it looks, for nobody but the application', async () => {
    const { rows } = await sql<{ owner: string; path: string[]; open: boolean; app: boolean }>`
      select proowner::regrole::text as owner, proconfig as path,
        has_function_privilege('public', oid, 'execute') as open,
        has_function_privilege('aferir_app', oid, 'execute') as app
      from pg_proc where pronamespace = 'public'::regnamespace and prosecdef
    `.execute(test.database.owner);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(row).toMatchObject({ owner: 'aferir_lookup', open: false, app: true });
      expect(row.path[0]).toMatch(/^search_path=(pg_catalog, )?public(, pg_temp)?$/);
    }
  });

  it('finds a session of the company alone that its token names', async () => {
    const { one, two, mine } = await twoCompanies();
    const token = await test.openSession({ companyId: one.id, realm: 'employee', id: mine.id });
    const find = (companyId: number) =>
      test.database.findCaller('session_caller', sessionIdOf(token), companyId);
    expect(await find(one.id)).toMatchObject({ person_id: mine.id, company_id: one.id });
    expect(await find(two.id)).toBeUndefined();
  });

  it('changes nothing, and reads no more of a session than it needs', async () => {
    const { rows } = await sql<{ table: string; privilege: string }>`
      select distinct table_name as table, privilege_type as privilege
      from information_schema.column_privileges
      where grantee = 'aferir_lookup' and privilege_type <> 'SELECT'
        or grantee = 'aferir_lookup' and column_name in ('opened_from', 'company_key_id')
    `.execute(test.database.owner);
    expect(rows).toEqual([]);
  });
});

describe('audit trail', () => {
  it('takes entries and gives none up, not even to the owner', async () => {
    const { one, mine } = await twoCompanies();
    const origin = {
      companyId: one.id,
      actor: { kind: 'staff', id: 1 },
      requestId: null,
      now: new Date(),
    } as const;
    await test.database.inCompany(one.id, (db) =>
      recordAudit(db, origin, {
        action: 'photo.changed',
        personId: mine.id,
        details: { count: 1 },
      }),
    );
    const asApp = (statement: string) =>
      test.database.inCompany(one.id, (db) => sql.raw(statement).execute(db));
    await expect(asApp(`update audit_event set action = 'x'`)).rejects.toThrow('permission denied');
    await expect(asApp('delete from audit_event')).rejects.toThrow('permission denied');
    const asOwner = test.database.owner.transaction().execute(async (db) => {
      await sql`select set_config('aferir.company_id', ${String(one.id)}, true)`.execute(db);
      await db.deleteFrom('audit_event').execute();
    });
    await expect(asOwner).rejects.toThrow('append-only');
    const kept = await test.database.inCompany(one.id, (db) =>
      db.selectFrom('audit_event').selectAll().execute(),
    );
    expect(kept).toMatchObject([
      { action: 'photo.changed', person_id: mine.id, details: { count: 1 } },
    ]);
  });
});
