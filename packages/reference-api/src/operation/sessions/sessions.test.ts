// @engine both: refreshes at once
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../test/build-test-app.ts';
import {
  createCompany,
  createPerson,
  createStaffUser,
  fixturePassword,
} from '../../../test/fixtures.ts';
import { openEmployeeSession, openStaffSession, sessionIdOf } from '../../../test/sessions.ts';
import { findSessionCaller } from './session-caller.ts';
import type { Realm } from './sessions-tables.ts';

const test = openTestApp();
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

async function signIn() {
  const company = await createCompany(test.database);
  const user = await createStaffUser(test.database, company.id);
  const reply = await test.call('signInStaff', {
    body: { login: user.login, password: fixturePassword },
  });
  return { company, user, token: reply.data.token };
}

const refresh = (refreshToken: string) =>
  test.call('refreshStaffSession', { body: { refreshToken } });

const isAlive = async (token: string) =>
  (await test.call('getStaffUser', { token })).status === 200;

describe('access token', () => {
  it('ends after ten minutes', async () => {
    const { token } = await signIn();
    test.clock.advance(10 * minute - second);
    expect(await isAlive(token.accessToken)).toBe(true);
    test.clock.advance(second);
    expect(await isAlive(token.accessToken)).toBe(false);
  });

  it.each(['', 'x', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJzaWQiOiIxIn0.'])(
    'is refused when it is %j',
    async (token) => {
      expect((await test.call('getStaffUser', { token })).status).toBe(401);
    },
  );

  it('of one realm does not open calls of the other', async () => {
    const company = await createCompany(test.database);
    const person = await createPerson(test.database, company.id);
    const employee = await openEmployeeSession(test, person);
    const { token } = await signIn();
    expect((await test.call('getStaffUser', { token: employee })).status).toBe(403);
    expect((await test.call('getEmployeeUser', { token: token.accessToken })).status).toBe(403);
  });

  it('dies with the deactivation of its user', async () => {
    const { company, user, token } = await signIn();
    await test.database.inCompany(company.id, (db) =>
      db.updateTable('staff_user').set({ is_active: false }).where('id', '=', user.id).execute(),
    );
    expect(await isAlive(token.accessToken)).toBe(false);
    expect((await refresh(token.refreshToken)).status).toBe(401);
  });

  it('of an employee, and of a user who is one, dies once the person is inactive', async () => {
    const company = await createCompany(test.database);
    const person = await createPerson(test.database, company.id);
    const user = await createStaffUser(test.database, company.id, { person_id: person.id });
    const caller = (token: string, realm: Realm) => {
      const sessionId = sessionIdOf(token);
      const claims = { sessionId, companyId: company.id, realm };
      return findSessionCaller(test.database, claims, test.clock.now());
    };
    const staff = await openStaffSession(test, user);
    const employee = await openEmployeeSession(test, person);
    expect(await caller(staff, 'staff')).toMatchObject({ actor: { personId: person.id } });
    expect(await caller(employee, 'employee')).toMatchObject({ actor: { personId: person.id } });
    expect(await caller(employee, 'staff')).toBeUndefined();
    await test.database.inCompany(company.id, (db) =>
      db.updateTable('person').set({ is_active: false }).execute(),
    );
    expect(await caller(staff, 'staff')).toBeUndefined();
    expect(await caller(employee, 'employee')).toBeUndefined();
  });

  it('writes down once a minute at most that it was used', async () => {
    const { company, token } = await signIn();
    const seen = async () => {
      expect(await isAlive(token.accessToken)).toBe(true);
      const rows = await test.database.inCompany(company.id, (db) =>
        db.selectFrom('session').select('last_seen_at').execute(),
      );
      return rows[0]?.last_seen_at.getTime();
    };
    const start = test.clock.now().getTime();
    test.clock.advance(minute);
    expect(await seen()).toBe(start);
    test.clock.advance(second);
    expect(await seen()).toBe(start + minute + second);
  });
});

describe('refresh', () => {
  it('rotates, and gives the session a new access token', async () => {
    const { token } = await signIn();
    test.clock.advance(11 * minute);
    const reply = await refresh(token.refreshToken);
    expect(reply.status).toBe(200);
    expect(reply.data.token.refreshToken).not.toBe(token.refreshToken);
    expect(await isAlive(reply.data.token.accessToken)).toBe(true);
  });

  it('gives the same token again to whoever lost the reply, for 60 seconds', async () => {
    const { token } = await signIn();
    const first = await refresh(token.refreshToken);
    test.clock.advance(60 * second);
    const again = await refresh(token.refreshToken);
    expect(again.status).toBe(200);
    expect(again.data.token.refreshToken).toBe(first.data.token.refreshToken);
  });

  it('lets two tabs refresh at once and ends up with one current token', async () => {
    const { token } = await signIn();
    const replies = await Promise.all(Array.from({ length: 8 }, () => refresh(token.refreshToken)));
    const tokens = new Set(replies.map(({ data }) => data.token.refreshToken));
    expect(replies.every(({ status }) => status === 200)).toBe(true);
    expect(tokens.size).toBe(1);
    const [current = ''] = tokens;
    expect((await refresh(current)).status).toBe(200);
  });

  it('ends the family when the one before comes later than that', async () => {
    const { token } = await signIn();
    const next = await refresh(token.refreshToken);
    test.clock.advance(61 * second);
    expect((await refresh(token.refreshToken)).status).toBe(401);
    expect((await refresh(next.data.token.refreshToken)).status).toBe(401);
    expect(await isAlive(next.data.token.accessToken)).toBe(false);
  });

  it('ends the family when an older one comes, however soon', async () => {
    const { token } = await signIn();
    const second_ = await refresh(token.refreshToken);
    const third = await refresh(second_.data.token.refreshToken);
    expect((await refresh(token.refreshToken)).status).toBe(401);
    expect((await refresh(third.data.token.refreshToken)).status).toBe(401);
  });

  it("leaves the user's other sessions alone", async () => {
    const { user, token } = await signIn();
    const other = await test.call('signInStaff', {
      body: { login: user.login, password: fixturePassword },
    });
    await refresh(token.refreshToken);
    test.clock.advance(2 * minute);
    await refresh(token.refreshToken);
    expect(await isAlive(other.data.token.accessToken)).toBe(true);
  });

  it('refuses unknown tokens and those of the other realm', async () => {
    const { token } = await signIn();
    expect((await refresh('rt_nada')).status).toBe(401);
    const reply = await test.call('refreshEmployeeSession', {
      body: { refreshToken: token.refreshToken },
    });
    expect(reply.status).toBe(401);
    expect((await refresh(token.refreshToken)).status).toBe(200);
  });

  it('refuses a session that was idle for 12 hours', async () => {
    const { token } = await signIn();
    test.clock.advance(12 * hour - minute);
    const next = await refresh(token.refreshToken);
    expect(next.status).toBe(200);
    test.clock.advance(12 * hour);
    expect((await refresh(next.data.token.refreshToken)).status).toBe(401);
  });

  it('refuses a session after seven days, however busy', async () => {
    const { token } = await signIn();
    let current = token.refreshToken;
    for (let hours = 0; hours < 7 * 24 - 8; hours += 8) {
      test.clock.advance(8 * hour);
      const reply = await refresh(current);
      expect(reply.status).toBe(200);
      current = reply.data.token.refreshToken;
    }
    test.clock.advance(8 * hour);
    expect((await refresh(current)).status).toBe(401);
  });

  it('works for employees', async () => {
    const company = await createCompany(test.database);
    const person = await createPerson(test.database, company.id);
    const { data } = await test.call('signInEmployee', {
      body: { login: person.email, password: fixturePassword, idcliente: company.id },
    });
    const reply = await test.call('refreshEmployeeSession', {
      body: { refreshToken: data.token.refreshToken },
    });
    expect(reply.data.token.idOrganogramaPessoa).toBe(person.id);
    await test.database.inCompany(company.id, (db) =>
      db.updateTable('person').set({ is_active: false }).execute(),
    );
    const late = await test.call('refreshEmployeeSession', {
      body: { refreshToken: reply.data.token.refreshToken },
    });
    expect(late.status).toBe(401);
  });

  it('stores no token that could be used', async () => {
    const { company, token } = await signIn();
    const rows = await test.database.inCompany(company.id, (db) =>
      db.selectFrom('refresh_token').selectAll().execute(),
    );
    expect(JSON.stringify(rows)).not.toContain(token.refreshToken);
    expect(rows[0]?.hash).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('sign-out', () => {
  it('ends the session at once, refresh included, in both realms', async () => {
    const { token } = await signIn();
    expect((await test.call('signOutStaff', { token: token.accessToken })).status).toBe(200);
    expect(await isAlive(token.accessToken)).toBe(false);
    expect((await refresh(token.refreshToken)).status).toBe(401);

    const company = await createCompany(test.database);
    const person = await createPerson(test.database, company.id);
    const subject = { companyId: company.id, realm: 'employee', id: person.id } as const;
    const employee = await test.openSession(subject);
    expect((await test.call('signOutEmployee', { token: employee })).status).toBe(200);
    expect((await test.call('getEmployeeUser', { token: employee })).status).toBe(401);
  });
});
