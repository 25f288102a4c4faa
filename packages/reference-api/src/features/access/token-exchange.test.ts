// @engine both: locks, sessions opened at once
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp } from '../../../test/build-test-app.ts';
import { createCompany, createPerson, createStaffUser } from '../../../test/fixtures.ts';
import { openStaffSession } from '../../../test/sessions.ts';
import type { CompanyRow } from '../../platform/db/company-tables.ts';
import type { PersonRow } from '../../shared/people/people-tables.ts';
import { accessMessages } from './access-messages.ts';
import { exchangeThrottle } from './token-exchange-service.ts';

const test = openTestApp();
const minute = 60_000;
let company: CompanyRow;
let person: PersonRow;
let staff: string;
let key: { idChave: number; chave: string };

beforeEach(async () => {
  company = await createCompany(test.database, { allowed_origins: ['https://intranet.example'] });
  person = await createPerson(test.database, company.id, { name: 'Zoé Prado' });
  const administrator = await createStaffUser(test.database, company.id, {
    is_administrator: true,
  });
  staff = await openStaffSession(test, administrator);
  key = await makeKey();
});

async function makeKey(token = staff) {
  return (await test.call('createCompanyKey', { token, body: { nmChave: 'Intranet' } })).data;
}

function exchange(
  given: { chave?: string; email?: string | null } = {},
  headers: Record<string, string> = {},
) {
  const body = { chave: key.chave, email: person.email, ...given };
  return test.call('exchangeEmployeeToken', { body, headers });
}

const refusal = { status: 403, msg: accessMessages.exchangeRefused };

async function statusOf(token: string) {
  return (await test.call('getEmployeeUser', { token })).status;
}

describe('exchangeEmployeeToken', () => {
  it('gives an employee token of ten minutes', async () => {
    const { data } = await exchange({ email: person.email?.toUpperCase() ?? null });
    expect(data).toEqual({
      accessToken: expect.any(String),
      expiration: '2026-11-20T12:10:00.000Z',
      idOrganogramaPessoa: person.id,
      idCliente: company.id,
      nmPessoa: 'Zoé Prado',
      dsEmail: person.email,
    });
    expect(await statusOf(data.accessToken)).toBe(200);
    test.clock.advance(10 * minute);
    expect(await statusOf(data.accessToken)).toBe(401);
  });

  it('gives nothing to refresh it with', async () => {
    await exchange();
    const tokens = await test.database.inCompany(company.id, (db) =>
      db
        .selectFrom('refresh_token')
        .innerJoin('session', 'session.id', 'refresh_token.session_id')
        .where('session.person_id', '=', person.id)
        .selectAll()
        .execute(),
    );
    expect(tokens).toEqual([]);
  });

  it('serves a page of an allowed origin with it, and of no other', async () => {
    const token = (await exchange()).data.accessToken;
    const from = async (origin: string) =>
      (await test.call('getEmployeeUser', { token, headers: { origin } })).status;
    expect(await from('https://intranet.example')).toBe(200);
    expect(await from('https://outra.example')).toBe(403);
  });

  it('lets those in who have no password yet', async () => {
    const newcomer = await createPerson(test.database, company.id, { password_hash: null });
    expect((await exchange({ email: newcomer.email })).status).toBe(200);
  });

  it('refuses a browser, whatever the key', async () => {
    for (const origin of ['https://intranet.example', 'http://localhost:4000', 'null']) {
      expect(await exchange({}, { origin })).toMatchObject({
        status: 403,
        msg: accessMessages.keyInBrowser,
      });
    }
    expect(await exchange({ chave: 'afk_errada' }, { origin: 'null' })).toMatchObject({
      msg: accessMessages.keyInBrowser,
    });
  });

  it('refuses wrong and revoked keys, unknown, inactive and foreign people alike', async () => {
    const revoked = await makeKey();
    await test.call('revokeCompanyKey', { token: staff, body: { idChave: revoked.idChave } });
    const gone = await createPerson(test.database, company.id, { is_active: false });
    const foreign = await createCompany(test.database);
    const foreigner = await createPerson(test.database, foreign.id);
    const replies = [
      await exchange({ chave: 'afk_errada' }),
      await exchange({ chave: key.chave.toUpperCase() }),
      await exchange({ chave: revoked.chave }),
      await exchange({ email: 'ninguem@empresa.example' }),
      await exchange({ email: gone.email }),
      await exchange({ email: foreigner.email }),
    ];
    for (const { status, msg, data } of replies) {
      expect({ status, msg, data }).toEqual({ ...refusal, data: null });
    }
  });

  it('notes its use with the key, and nothing of a refusal', async () => {
    await exchange({ email: 'ninguem@empresa.example' });
    test.clock.advance(minute);
    await exchange();
    const events = await test.database.inCompany(company.id, (db) =>
      db.selectFrom('audit_event').where('action', '=', 'company-key.used').selectAll().execute(),
    );
    expect(events).toMatchObject([
      { actor_kind: 'key', actor_id: key.idChave, person_id: person.id },
    ]);
    const keys = await test.call('listCompanyKeys', { token: staff });
    expect(keys.data.rows[0]?.dtUltimoUso).toBe('2026-11-20T12:01:00.000Z');
    expect(test.logLines.join()).not.toContain(key.chave);
  });
});

describe('revoking a key', () => {
  const revoke = () =>
    test.call('revokeCompanyKey', { token: staff, body: { idChave: key.idChave } });

  it('ends the sessions that it opened at once, and no others', async () => {
    const other = await makeKey();
    const token = (await exchange()).data.accessToken;
    const byOther = (await exchange({ chave: other.chave })).data.accessToken;
    const own = await test.openSession({ companyId: company.id, realm: 'employee', id: person.id });
    await revoke();
    expect(await statusOf(token)).toBe(401);
    expect(await statusOf(byOther)).toBe(200);
    expect(await statusOf(own)).toBe(200);
  });

  it('leaves no session behind that is opened at the same moment', async () => {
    const replies = await Promise.all([exchange(), exchange(), revoke(), exchange(), exchange()]);
    for (const { status, data } of replies) {
      if (status === 200 && 'accessToken' in data) {
        expect(await statusOf(data.accessToken)).toBe(401);
      }
    }
    expect(await exchange()).toMatchObject(refusal);
  });

  it('is outlived by the deactivation of the person', async () => {
    const token = (await exchange()).data.accessToken;
    await test.call('deactivateEmployee', {
      token: staff,
      body: { idOrganogramaPessoa: person.id },
    });
    expect(await statusOf(token)).toBe(401);
    expect(await exchange()).toMatchObject(refusal);
  });
});

describe('the throttle of failed exchanges', () => {
  const from = (remoteAddress: string, chave: string, email = person.email) =>
    test.app.inject({
      method: 'POST',
      url: '/api/v1/authpessoa/trocar',
      remoteAddress,
      payload: { chave, email },
    });

  it('stops an address that tries keys, whatever they are', async () => {
    for (let i = 0; i < exchangeThrottle.limit; i += 1) {
      expect((await from('10.0.0.1', `afk_${i}`)).statusCode).toBe(403);
    }
    const blocked = await from('10.0.0.1', 'afk_mais');
    expect(blocked.statusCode).toBe(429);
    expect(blocked.headers['retry-after']).toBe(String(15 * 60));
    expect((await from('10.0.0.2', 'afk_mais')).statusCode).toBe(403);
    test.clock.advance(exchangeThrottle.window);
    expect((await from('10.0.0.1', 'afk_mais')).statusCode).toBe(403);
  });

  it('stops a key that tries addresses, from wherever', async () => {
    for (let i = 0; i < exchangeThrottle.limit; i += 1) {
      const reply = await from(`10.0.1.${i}`, key.chave, `ninguem${i}@empresa.example`);
      expect(reply.statusCode).toBe(403);
    }
    const blocked = await from('10.0.2.1', key.chave, 'mais@empresa.example');
    expect(blocked.statusCode).toBe(429);
  });

  it('holds up nobody who is known', async () => {
    for (let i = 0; i <= exchangeThrottle.limit; i += 1) {
      await from('10.0.0.1', key.chave, 'ninguem@empresa.example');
    }
    expect((await from('10.0.0.1', key.chave)).statusCode).toBe(200);
    const crowd = Array.from({ length: 40 }, () => from('10.0.0.1', key.chave));
    const statuses = (await Promise.all(crowd)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});
