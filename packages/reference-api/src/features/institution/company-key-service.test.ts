import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp } from '../../../test/build-test-app.ts';
import { createCompany, createStaffUser } from '../../../test/fixtures.ts';
import { openStaffSession } from '../../../test/sessions.ts';
import type { StaffUserRow } from '../../operation/sessions/staff-tables.ts';
import type { CompanyRow } from '../../platform/db/company-tables.ts';
import { digest } from '../../platform/security/tokens.ts';

const test = openTestApp();
let company: CompanyRow;
let administrator: StaffUserRow;
let token: string;

beforeEach(async () => {
  company = await createCompany(test.database);
  administrator = await createStaffUser(test.database, company.id, {
    name: 'Mônica Vidal',
    is_administrator: true,
  });
  token = await openStaffSession(test, administrator);
});

const make = (nmChave: string, as = token) =>
  test.call('createCompanyKey', { token: as, body: { nmChave } });
const list = (as = token) => test.call('listCompanyKeys', { token: as });
const revoke = (idChave: number, as = token) =>
  test.call('revokeCompanyKey', { token: as, body: { idChave } });

describe('createCompanyKey', () => {
  it('tells the key once and stores its digest alone', async () => {
    const { data, msg } = await make('  Intranet ');
    expect(data).toMatchObject({ nmChave: 'Intranet' });
    expect(msg).toBe(String(data.idChave));
    expect(data.chave).toMatch(/^afk_[\w-]{43}$/);
    expect((await make('Outra')).data.chave).not.toBe(data.chave);

    const stored = await test.database.inCompany(company.id, (db) =>
      db.selectFrom('company_key').selectAll().orderBy('id').execute(),
    );
    expect(stored[0]?.key_hash).toBe(digest(data.chave));
    expect(JSON.stringify(stored)).not.toContain(data.chave);
    expect(JSON.stringify((await list()).data)).not.toContain(data.chave);
    expect(test.logLines.join()).not.toContain(data.chave);
  });

  it.each(['', '   ', 'a'.repeat(101)])('refuses the name "%s"', async (name) => {
    expect((await make(name)).status).toBe(400);
  });
});

describe('listCompanyKeys', () => {
  it('lists the newest first, revoked ones too', async () => {
    const { data: first } = await make('Intranet');
    test.clock.advance(60_000);
    const { data: second } = await make('Portal');
    await revoke(first.idChave);
    expect((await list()).data).toEqual({
      rows: [
        {
          idChave: second.idChave,
          nmChave: 'Portal',
          nmCriador: 'Mônica Vidal',
          dtCriacao: '2026-11-20T12:01:00.000Z',
          dtUltimoUso: null,
          dtRevogacao: null,
        },
        {
          idChave: first.idChave,
          nmChave: 'Intranet',
          nmCriador: 'Mônica Vidal',
          dtCriacao: '2026-11-20T12:00:00.000Z',
          dtUltimoUso: null,
          dtRevogacao: '2026-11-20T12:01:00.000Z',
        },
      ],
      qtdRecords: 2,
    });
  });
});

describe('revokeCompanyKey', () => {
  it('keeps the moment of the first time', async () => {
    const { idChave } = (await make('Intranet')).data;
    const first = await revoke(idChave);
    test.clock.advance(60_000);
    const again = await revoke(idChave);
    expect(again).toMatchObject({ status: 200, data: first.data, msg: 'Salvo com sucesso.' });
  });

  it('leaves a trace of making and revoking, once each', async () => {
    const { idChave } = (await make('Intranet')).data;
    await revoke(idChave);
    await revoke(idChave);
    const events = await test.database.inCompany(company.id, (db) =>
      db.selectFrom('audit_event').selectAll().orderBy('id').execute(),
    );
    const by = { actor_kind: 'staff', actor_id: administrator.id, subject_id: idChave };
    expect(events).toMatchObject([
      { ...by, action: 'company-key.created', details: { name: 'Intranet' } },
      { ...by, action: 'company-key.revoked' },
    ]);
    expect(events).toHaveLength(2);
  });
});

describe('the keys of a company', () => {
  it("are not for staff who merely has the section's rights", async () => {
    const { idChave } = (await make('Intranet')).data;
    const editor = await createStaffUser(test.database, company.id, {
      rights: { 9: ['visualizar', 'alterar'] },
    });
    const as = await openStaffSession(test, editor);
    const statuses = [await make('Minha', as), await list(as), await revoke(idChave, as)];
    expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403]);
  });

  it("are not for another company's administrators", async () => {
    const { idChave } = (await make('Intranet')).data;
    const foreign = await createCompany(test.database);
    const other = await createStaffUser(test.database, foreign.id, { is_administrator: true });
    const as = await openStaffSession(test, other);
    expect((await revoke(idChave, as)).status).toBe(404);
    expect((await list(as)).data.rows).toEqual([]);
    expect((await list()).data.rows[0]?.dtRevogacao).toBeNull();
  });
});
