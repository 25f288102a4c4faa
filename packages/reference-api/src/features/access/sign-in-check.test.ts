import {
  SIGN_IN_ACCOUNT_THROTTLE,
  SIGN_IN_ADDRESS_THROTTLE,
  SIGN_IN_THROTTLE,
} from '@aferir/domain';
import type { Kysely, KyselyPlugin } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestApp, testSecret } from '../../../test/build-test-app.ts';
import { createPerson, createStaff, fixturePassword } from '../../../test/fixtures.ts';
import type { PublicContext } from '../../operation/context.ts';
import { dummyHash, type Passwords, passwords } from '../../operation/sessions/password.ts';
import { createSessions } from '../../operation/sessions/session-tokens.ts';
import type { StaffUserRow } from '../../operation/sessions/staff-tables.ts';
import { inAuditedTransaction } from '../../platform/audit/audited-transaction.ts';
import type { CompanyRow } from '../../platform/db/company-tables.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import type { DatabaseSchema } from '../../platform/db/schema.ts';
import { tooBusy } from '../../platform/errors/failures.ts';
import { networkOf } from '../../platform/network/network-of.ts';
import { createThrottle } from '../../platform/security/throttle.ts';
import type { PersonRow } from '../../shared/people/people-tables.ts';
import { createSignInService, type SignInService } from './sign-in-service.ts';

const test = openTestApp();
const wrong = 'errada-123';
let company: CompanyRow;
let user: StaffUserRow;
let person: PersonRow;

beforeEach(async () => {
  ({ company, user } = await createStaff(test.database));
  person = await createPerson(test.database, company.id);
});

const cpf = '529.982.247-25';
const number = 'F-0042';
const giveMarks = () =>
  test.database.inCompany(company.id, (db) =>
    db
      .updateTable('person')
      .set({ cpf: '52998224725', registration_number: number })
      .where('id', '=', person.id)
      .execute(),
  );

function contextFrom(address: string, database: Database = test.database): PublicContext {
  const request = { address, network: networkOf(address), now: test.clock.now() };
  const context: Partial<PublicContext> = {
    ...request,
    assertOrigin: () => undefined,
    inTransactionOf: (doer, work) =>
      inAuditedTransaction(database, { ...doer, requestId: 'request', now: request.now }, work),
  };
  return context as PublicContext;
}

/** The service with passwords that cost nothing. */
function serviceWith(matches: Passwords['matches']): SignInService {
  const hasOpenedFrom = async () => false;
  return createSignInService(test.services, { hasOpenedFrom } as never, { ...passwords, matches });
}

const failing = () => serviceWith(async () => false);

const signInStaff = (login: string, address: string, password = fixturePassword) =>
  test.app.inject({
    method: 'POST',
    url: '/api/v1/auth/signin',
    remoteAddress: address,
    payload: { login, password },
  });

const refused = { status: 401 };
const held = { status: 429 };

describe('an unknown login', () => {
  type SignIn = (service: SignInService, context: PublicContext) => Promise<unknown>;

  /** What the database is asked, and what is compared, while somebody fails to sign in. */
  async function workOf(signIn: SignIn) {
    const statements: string[] = [];
    const matches = vi.fn(passwords.matches);
    const database = watchDatabase(statements);
    const throttle = createThrottle(database, test.clock);
    const service = createSignInService(
      { ...test.services, database, throttle },
      createSessions({} as never, testSecret, test.clock),
      { ...passwords, matches },
    );
    await expect(signIn(service, contextFrom('10.0.0.1', database))).rejects.toMatchObject(refused);
    return { statements, compared: matches.mock.calls };
  }

  function watchDatabase(statements: string[]): Database {
    const { database } = test;
    const executor = database.owner.getExecutor();
    const plugin: KyselyPlugin = {
      transformQuery: ({ node, queryId }) => {
        statements.push(executor.compileQuery(node, queryId).sql);
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const watched =
      <T>(work: (db: Db) => Promise<T>) =>
      (db: Db) => {
        statements.push('begin');
        return work(db.withPlugin(plugin));
      };
    return {
      ...database,
      inCompany: (id, work) => database.inCompany(id, watched(work)),
      inPlatform: (work) => database.inPlatform(watched(work)),
    };
  }

  it('of staff costs the work of a known one', async () => {
    const attempt =
      (login: string): SignIn =>
      (service, context) =>
        service.signInStaff({ login, password: wrong }, context);
    const known = await workOf(attempt(user.login));
    const unknown = await workOf(attempt('ninguem@empresa.example'));
    expect(known.statements.length).toBeGreaterThan(10);
    expect(unknown.statements).toEqual(known.statements);
    expect(known.compared).toEqual([
      [user.password_hash, wrong],
      [null, wrong],
    ]);
    expect(unknown.compared).toEqual([
      [undefined, wrong],
      [null, wrong],
    ]);
    for (const hash of [dummyHash, user.password_hash]) {
      expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    }
  });

  it('of an employee does too', async () => {
    const attempt =
      (login: string): SignIn =>
      (service, context) =>
        service.signInEmployee({ login, password: wrong, companyId: company.id }, context);
    const known = await workOf(attempt(person.email ?? ''));
    const unknown = await workOf(attempt('ninguem@empresa.example'));
    expect(unknown.statements).toEqual(known.statements);
    expect(unknown.compared).toHaveLength(1);
  });

  it.each([
    ['a CPF', cpf, '111.444.777-35'],
    ['a registration number', number, 'F-0043'],
  ])('of an employee does too where it is %s', async (_what, owned, unowned) => {
    await giveMarks();
    const attempt =
      (login: string): SignIn =>
      (service, context) =>
        service.signInEmployee({ login, password: wrong, companyId: company.id }, context);
    const known = await workOf(attempt(owned));
    const unknown = await workOf(attempt(unowned));
    expect(unknown.statements).toEqual(known.statements);
    expect(unknown.compared).toEqual([[undefined, wrong]]);
    expect(known.compared).toEqual([[person.password_hash, wrong]]);
  });
});

describe('a password that is changed while it is compared', () => {
  /** The service, with somebody who changes a password while it is compared. */
  const serviceDuring = (table: 'staff_user' | 'person', id: number) =>
    serviceWith(async () => {
      await test.database.inCompany(company.id, (db) =>
        db.updateTable(table).set({ password_hash: dummyHash }).where('id', '=', id).execute(),
      );
      return true;
    });
  const sessions = () =>
    test.database.inCompany(company.id, (db) => db.selectFrom('session').selectAll().execute());

  it('opens nothing for staff', async () => {
    const given = { login: user.login, password: fixturePassword };
    const service = serviceDuring('staff_user', user.id);
    await expect(service.signInStaff(given, contextFrom('10.0.0.1'))).rejects.toMatchObject(
      refused,
    );
    expect(await sessions()).toEqual([]);
  });

  it('opens nothing for an employee', async () => {
    const login = person.email ?? '';
    const given = { login, password: fixturePassword, companyId: company.id };
    const service = serviceDuring('person', person.id);
    await expect(service.signInEmployee(given, contextFrom('10.0.0.1'))).rejects.toMatchObject(
      refused,
    );
    expect(await sessions()).toEqual([]);
  });
});

describe('the throttle of an address', () => {
  it('stops whoever tries one login after the other, and counts failures alone', async () => {
    for (let i = 0; i < SIGN_IN_ADDRESS_THROTTLE.limit - 1; i += 1) {
      const given = { login: `alguem${i}@empresa.example`, password: wrong };
      await expect(failing().signInStaff(given, contextFrom('10.0.0.1'))).rejects.toMatchObject(
        refused,
      );
    }
    for (let i = 0; i < 3; i += 1) {
      expect((await signInStaff(user.login, '10.0.0.1')).statusCode).toBe(200);
    }
    expect((await signInStaff(user.login, '10.0.0.1', wrong)).statusCode).toBe(401);
    const blocked = await signInStaff(user.login, '10.0.0.1');
    expect(blocked.statusCode).toBe(429);
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(60);
    expect((await signInStaff(user.login, '10.0.0.2')).statusCode).toBe(200);
  });

  it('counts both realms together', async () => {
    for (let i = 0; i < SIGN_IN_ADDRESS_THROTTLE.limit; i += 1) {
      const login = `alguem${i}@empresa.example`;
      const given = { login, password: wrong, companyId: company.id };
      await expect(failing().signInEmployee(given, contextFrom('10.0.0.1'))).rejects.toMatchObject(
        refused,
      );
    }
    expect((await signInStaff(user.login, '10.0.0.1')).statusCode).toBe(429);
  });
});

describe('the throttle of an account', () => {
  const home = '203.0.113.9';
  const guessFromEverywhere = async (login: string) => {
    for (let i = 0; i < SIGN_IN_ACCOUNT_THROTTLE.limit; i += 1) {
      const context = contextFrom(`2001:db8:0:${i.toString(16)}::1`);
      await expect(
        failing().signInStaff({ login, password: wrong }, context),
      ).rejects.toMatchObject(refused);
    }
  };

  it('stops guesses from ever new addresses, of logins that nobody has as well', async () => {
    for (const login of [user.login, 'ninguem@empresa.example']) {
      await guessFromEverywhere(login);
      await expect(
        failing().signInStaff({ login, password: wrong }, contextFrom('2001:db8:1::1')),
      ).rejects.toMatchObject(held);
    }
    expect((await signInStaff(user.login, home)).statusCode).toBe(429);
    test.clock.advance(SIGN_IN_ACCOUNT_THROTTLE.window);
    expect((await signInStaff(user.login, home)).statusCode).toBe(200);
  });

  it('locks nobody out where they have signed in lately', async () => {
    expect((await signInStaff(user.login, home)).statusCode).toBe(200);
    await guessFromEverywhere(user.login);
    expect((await signInStaff(user.login, home)).statusCode).toBe(200);
    for (let i = 0; i < SIGN_IN_THROTTLE.limit; i += 1) {
      expect((await signInStaff(user.login, home, wrong)).statusCode).toBe(401);
    }
    expect((await signInStaff(user.login, home)).statusCode).toBe(429);
  });
});

describe('the throttle of an employee', () => {
  const signIn = (login: string, password = wrong) =>
    test.call('signInEmployee', { body: { login, password, idcliente: company.id } });

  it('counts tries by e-mail, CPF and registration number together, however the CPF is written', async () => {
    await giveMarks();
    const logins = [person.email ?? '', cpf, '52998224725', number, ' 529 982 247 25 '];
    expect(logins).toHaveLength(SIGN_IN_THROTTLE.limit);
    for (const login of logins) expect(await signIn(login)).toMatchObject(refused);
    for (const login of [cpf, number, person.email ?? '']) {
      expect(await signIn(login, fixturePassword)).toMatchObject(held);
    }
  });

  it('counts a CPF that nobody has together, however it is written', async () => {
    const spellings = ['111.444.777-35', '11144477735', ' 111 444 777 35 '];
    for (let at = 0; at < SIGN_IN_THROTTLE.limit; at += 1) {
      expect(await signIn(spellings[at % spellings.length] ?? '')).toMatchObject(refused);
    }
    for (const login of spellings) expect(await signIn(login)).toMatchObject(held);
    expect(await signIn(person.email ?? '')).toMatchObject(refused);
  });

  it('counts what names two people as neither, so that one with the CPF of another for a number locks nobody out', async () => {
    await giveMarks();
    await createPerson(test.database, company.id, { registration_number: '52998224725' });
    for (let at = 0; at < SIGN_IN_THROTTLE.limit; at += 1) {
      expect(await signIn('52998224725')).toMatchObject(refused);
    }
    expect(await signIn('52998224725')).toMatchObject(held);
    const own = await signIn(person.email ?? '', fixturePassword);
    expect(own.data.token.idOrganogramaPessoa).toBe(person.id);
  });

  it('counts nobody by a text that reads as tries are counted', async () => {
    for (let at = 0; at <= SIGN_IN_THROTTLE.limit; at += 1) await signIn(`person:${person.id}`);
    expect((await signIn(person.email ?? '', fixturePassword)).status).toBe(200);
  });

  it.each([
    ['a CPF', cpf, '111.444.777-35'],
    ['a registration number', number, 'F-0043'],
  ])('counts %s that nobody has as one that somebody has', async (_what, known, unknown) => {
    const answers = async (login: string) => {
      const replies = [];
      for (let at = 0; at <= SIGN_IN_THROTTLE.limit; at += 1) {
        const { status, msg } = await signIn(login);
        replies.push([status, msg]);
      }
      return replies;
    };
    await giveMarks();
    expect(await answers(unknown)).toEqual(await answers(known));
  });
});

it('counts no try that was turned away because too many waited', async () => {
  const busy = serviceWith(() => Promise.reject(tooBusy()));
  const given = { login: user.login, password: fixturePassword };
  for (let i = 0; i < SIGN_IN_THROTTLE.limit + 1; i += 1) {
    await expect(busy.signInStaff(given, contextFrom('10.0.0.1'))).rejects.toMatchObject({
      status: 429,
      retryAfter: 2,
    });
  }
  expect((await signInStaff(user.login, '10.0.0.1')).statusCode).toBe(200);
});

describe('the audit trail', () => {
  const readEntries = (db: Kysely<DatabaseSchema>) =>
    db
      .selectFrom('audit_event')
      .select(['id', 'company_id', 'actor_kind', 'actor_id', 'action', 'person_id'])
      .select(['subject_kind', 'subject_id', 'details'])
      .orderBy('id')
      .execute();
  const entriesOfCompany = () => test.database.inCompany(company.id, readEntries);
  const entriesOfNone = () =>
    readEntries(test.database.owner).then((rows) =>
      rows.filter(({ company_id }) => company_id === null),
    );

  it('keeps sign-ins, failures and sign-outs of both realms', async () => {
    await signInStaff(user.login, '10.0.0.1', wrong);
    const { token } = (await signInStaff(user.login, '10.0.0.1')).json().data;
    await test.call('signOutStaff', { token: token.accessToken });
    const employee = { login: person.email, password: fixturePassword, idcliente: company.id };
    const signedIn = await test.call('signInEmployee', { body: employee });
    await test.call('signInEmployee', { body: { ...employee, password: wrong } });
    await test.call('signOutEmployee', { token: signedIn.data.token.accessToken });
    const staff = { company_id: company.id, subject_kind: 'staff', subject_id: user.id };
    const own = { company_id: company.id, subject_kind: 'employee', person_id: person.id };
    const from = { details: { address: '10.0.0.1' } };
    expect(await entriesOfCompany()).toMatchObject([
      { ...staff, ...from, action: 'session.refused', actor_kind: 'nobody', actor_id: null },
      { ...staff, ...from, action: 'session.opened', actor_kind: 'staff', actor_id: user.id },
      { ...staff, action: 'session.ended', actor_kind: 'staff', actor_id: user.id },
      { ...own, action: 'session.opened', actor_kind: 'employee', actor_id: person.id },
      { ...own, action: 'session.refused', actor_kind: 'nobody', actor_id: null },
      { ...own, action: 'session.ended', actor_kind: 'employee', actor_id: person.id },
    ]);
  });

  it('keeps failures of logins that nobody has, and never what was typed', async () => {
    const typed = 'minha-senha-secreta';
    await signInStaff(typed, '10.0.0.1', typed);
    for (const idcliente of [company.id, 999_999]) {
      await test.call('signInEmployee', { body: { login: typed, password: typed, idcliente } });
    }
    const [own, others] = [await entriesOfCompany(), await entriesOfNone()];
    const unnamed = { action: 'session.refused', person_id: null, subject_id: null };
    expect(own).toMatchObject([{ ...unnamed, company_id: company.id }]);
    expect(others).toMatchObject([unnamed, unnamed]);
    expect(JSON.stringify([own, others]) + test.logLines.join('')).not.toContain(typed);
  });
});
