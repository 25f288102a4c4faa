// @engine both: bulk statements
import { OUTCOME_NAMES } from '@aferir/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp } from '../../../test/build-test-app.ts';
import { createCompany } from '../../../test/fixtures.ts';
import { smallExample } from '../../../test/small-example.ts';
import { outcomeOf } from '../../features/behavioral/disc-content.ts';
import { partsOf } from '../../features/feature.ts';
import { passwords } from '../../operation/sessions/password.ts';
import {
  type ExampleCompany,
  exampleCompany,
  otherCompany,
} from '../../shared/example/example-companies.ts';
import { listOutbox } from '../../shared/outbox/outbox-store.ts';
import { exampleAccounts, examplePassword } from './example-accounts.ts';
import { hasExampleCompanies, seedExampleCompanies } from './seed-example-companies.ts';

const test = openTestApp();

function seed(companies?: readonly ExampleCompany[]) {
  return seedExampleCompanies({
    ...test.services,
    companies,
    hashPassword: passwords.hash,
    examples: partsOf(test.app.features, 'example'),
  });
}

function signIn(login: string, realm: 'staff' | 'employee') {
  const body = { login, password: examplePassword };
  return realm === 'staff'
    ? test.call('signInStaff', { body })
    : test.call('signInEmployee', { body: { ...body, idcliente: 1 } });
}

async function staffToken(login = 'admin@empresa.example') {
  const reply = await test.call('signInStaff', { body: { login, password: examplePassword } });
  return reply.data.token.accessToken;
}

describe('the example companies', () => {
  beforeEach(async () => {
    expect(await seed()).toBe(true);
  });

  it.each(exampleAccounts)('let $login in', async ({ login, realm }) => {
    const { data } = await signIn(login, realm);
    expect(data.token.precisaTrocarSenha).toBe(false);
  });

  it('let pages of a development server embed the widgets, of the first company alone', async () => {
    const origin = 'http://localhost:5173';
    const preflight = await test.app.inject({
      method: 'OPTIONS',
      url: '/api/v1/auth/GetUser',
      headers: { origin, 'access-control-request-method': 'GET' },
    });
    expect(preflight.headers['access-control-allow-origin']).toBe(origin);
    const call = async (login: string) =>
      test.call('getStaffUser', { token: await staffToken(login), headers: { origin } });
    expect((await call('admin@empresa.example')).status).toBe(200);
    expect((await call('admin@outra.example')).status).toBe(403);
  });

  it('are seeded once, and known from then on', async () => {
    expect(await hasExampleCompanies(test.database)).toBe(true);
    expect(await seed()).toBe(false);
    expect(await test.database.owner.selectFrom('company').selectAll().execute()).toHaveLength(2);
  });

  it('show every outcome and every status', async () => {
    const rows = await test.database.inCompany(1, (db) =>
      db.selectFrom('disc_response').selectAll().execute(),
    );

    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set([1, 2, 3, 4]));
    expect(rows.some(({ closed_at }) => closed_at)).toBe(true);
    const outcomes = rows.flatMap(({ outcome_id }) => outcome_id ?? []);
    expect(new Set(outcomes.map((id) => outcomeOf(id).name))).toEqual(new Set(OUTCOME_NAMES));
    for (const { sent_at, finished_at } of rows) {
      expect(sent_at < (finished_at ?? test.clock.now())).toBe(true);
      expect((finished_at ?? sent_at) < test.clock.now()).toBe(true);
    }
  });

  it('have about sixty people, three of them without a password and with an open request', async () => {
    const people = await test.database.inCompany(1, (db) =>
      db.selectFrom('person').selectAll().execute(),
    );
    expect(people.length).toBeGreaterThanOrEqual(58);
    const newcomers = people.filter(({ password_hash }) => password_hash === null);
    expect(newcomers).toHaveLength(3);

    const mails = await test.database.inCompany(1, (db) =>
      db.selectFrom('mail_message').selectAll().execute(),
    );
    for (const { email } of newcomers) {
      const mail = mails.find(({ recipient }) => recipient === email);
      const hash = /\/validar\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
      const link = await test.call('validateLink', { params: { hash } });
      expect(link.data).toMatchObject({ precisaSenha: true, destino: 'responder' });
    }
  });

  it('have mailed a questionnaire first of all that the documentation begins with', async () => {
    const mails = await listOutbox(test.database, 'http://localhost:4000');
    const mail = mails.find(
      ({ subject }) => subject === 'Empresa Exemplo: sua avaliação comportamental',
    );
    const hash = /\/validar\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const { data } = await test.call('getQuestionnaireByLink', { params: { hash }, link: hash });
    expect(data).toMatchObject({ nrIndiceRespondido: 0, flConcluido: false });
    expect(data.link).toMatchObject({ precisaSenha: false, destino: 'responder' });
  });

  it('have a department that two people lead and Bruno belongs to', async () => {
    const leaders = await test.database.inCompany(1, (db) =>
      db
        .selectFrom('department_manager')
        .innerJoin('person as leader', 'leader.id', 'department_manager.person_id')
        .innerJoin('person', 'person.department_id', 'department_manager.department_id')
        .where('person.email', '=', 'bruno.lima@empresa.example')
        .select('leader.email')
        .execute(),
    );
    expect(leaders).toHaveLength(2);
    expect(leaders).toContainEqual({ email: 'ana.souza@empresa.example' });
  });

  it.each([exampleCompany, otherCompany])(
    'show the logo of $tradeName anywhere',
    async (company) => {
      const { statusCode, headers } = await test.app.inject(company.logoUrl);
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toContain('image/svg+xml');
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    },
  );

  it('open their reports', async () => {
    const token = await staffToken();
    const people = await test.call('listEmployees', { token, query: { cdStatus: 2, take: 5 } });
    expect(people.data.rows).toHaveLength(5);
    for (const { idResposta, nmPerfil } of people.data.rows) {
      const report = await test.call('getDiscProfileReport', {
        token,
        query: { idResposta: idResposta ?? 0 },
      });
      expect(report.data.nmPerfil).toBe(nmPerfil);
    }
  });

  it('give their staff only the rights that are said', async () => {
    const token = await staffToken('rh@empresa.example');
    const { data } = await test.call('getStaffUser', { token });
    expect(data.permissions).toEqual({
      flAdministrador: false,
      secoes: [
        { idSecao: 5, flVisualizar: true, flIncluir: true, flAlterar: false, flExcluir: false },
      ],
    });
  });
});

it('fills companies of fewer people, whose accounts let in as ever', async () => {
  expect(await seed(smallExample)).toBe(true);
  const people = await test.database.inCompany(1, (db) =>
    db.selectFrom('person').select('id').execute(),
  );
  expect(people).toHaveLength(10);
  for (const { login, realm } of exampleAccounts) {
    expect((await signIn(login, realm)).status).toBe(200);
  }
});

it('leaves a database alone that has a company', async () => {
  await createCompany(test.database);
  expect(await seed()).toBe(false);
  expect(await hasExampleCompanies(test.database)).toBe(false);
});
