import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp } from '../../../../test/build-test-app.ts';
import { linkIn, mailsOf } from '../../../../test/mails.ts';
import { emptyDatabase } from '../../../../test/test-database.ts';
import { passwords } from '../../../operation/sessions/password.ts';
import { examplePassword } from '../../../start/example/example-accounts.ts';
import { seedExampleCompanies } from '../../../start/example/seed-example-companies.ts';
import { partsOf } from '../../feature.ts';

const test = openTestApp();

beforeEach(async () => {
  await seedExampleCompanies({
    ...test.services,
    hashPassword: passwords.hash,
    examples: partsOf(test.app.features, 'example'),
  });
});

function responses(companyId = 1) {
  return test.database.inCompany(companyId, (db) =>
    db.selectFrom('performance_response').selectAll().orderBy('id').execute(),
  );
}

function idOf(email: string) {
  return test.database.inCompany(1, async (db) => {
    const { id } = await db
      .selectFrom('person')
      .where('email', '=', email)
      .select('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

async function employeeToken(login: string) {
  const reply = await test.call('signInEmployee', {
    body: { login, password: examplePassword, idcliente: 1 },
  });
  return reply.data.token.accessToken;
}

async function reportsOf(login: string) {
  const token = await employeeToken(login);
  return (await test.call('listReportsOfManager', { token, query: { take: 100 } })).data.rows;
}

describe('the example reviews', () => {
  it('show every status, cancelled and ended early included, all in the past', async () => {
    const rows = await responses();
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set([1, 2, 3, 4, 6, 7]));
    expect(rows.some(({ closed_at, finished_at }) => closed_at && !finished_at)).toBe(true);
    expect(rows.some(({ closed_at, finished_at }) => closed_at && finished_at)).toBe(true);
    expect(rows.some(({ status, alignment }) => status === 2 && alignment === null)).toBe(true);
    for (const row of rows) {
      const moments = [row.sent_at, row.viewed_at, row.started_at, row.self_finished_at];
      const course = [...moments, row.finished_at].flatMap((moment) => moment?.getTime() ?? []);
      expect(course).toEqual(course.toSorted((a, b) => a - b));
      expect(course.at(-1)).toBeLessThan(test.clock.now().getTime());
    }
    expect((await responses(2)).length).toBeGreaterThan(0);
  });

  it('show every status to Ana Souza', async () => {
    const rows = await reportsOf('ana.souza@empresa.example');
    expect(new Set(rows.map(({ nmStatus }) => nmStatus))).toEqual(
      new Set([
        'Sem Avaliação',
        'Aguardando Resposta',
        'Visualizado',
        'Iniciado',
        'Aguardando Avaliação do Gestor',
        'Avaliado',
        'Aguardando Feedback do Gestor',
        'Finalizado',
      ]),
    );
    expect(rows).toHaveLength(12);
    expect(rows.some(({ podeAvaliar }) => podeAvaliar)).toBe(true);
    expect(rows.some(({ competenciasPendentes }) => competenciasPendentes > 0)).toBe(true);
    expect(rows.some(({ cdStatus, podeVerRelatorio }) => cdStatus === 2 && podeVerRelatorio)).toBe(
      true,
    );
    const partner = await reportsOf('rafael.nogueira@empresa.example');
    const names = rows.map(({ nmPessoa }) => nmPessoa);
    expect(names).toEqual(expect.arrayContaining(partner.map(({ nmPessoa }) => nmPessoa)));
    expect(partner.map(({ nmStatus }) => nmStatus)).toContain('Finalizado');
  });

  it('give Bruno Lima a finished report with feedback and a request to answer', async () => {
    const token = await employeeToken('bruno.lima@empresa.example');
    const { data } = await test.call('listPerformanceRequestsOfPerson', {
      token,
      query: { idOrganogramaPessoa: await idOf('bruno.lima@empresa.example') },
    });
    expect(data.rows.map(({ nmStatus }) => nmStatus)).toEqual([
      'Aguardando Resposta',
      'Finalizado',
    ]);
    const idResposta = data.rows[1]?.idResposta ?? 0;
    const scores = await test.call('listManagerScores', { token, query: { idResposta } });
    const rated = scores.data.rows;
    expect(new Set(rated.map(({ idOrganogramaGestor }) => idOrganogramaGestor)).size).toBe(2);
    const feedback = await Promise.all(
      [...new Set(rated.map(({ idCompetencia }) => idCompetencia))].map(async (idCompetencia) => {
        const query = { idResposta, idCompetencia };
        return (await test.call('listFeedback', { token, query })).data.rows;
      }),
    );
    expect(feedback.flat().length).toBeGreaterThanOrEqual(2);
  });

  it('leave disagreements with and without feedback, and more than one kind of alignment', async () => {
    const scores = await test.database.inCompany(1, (db) =>
      db
        .selectFrom('performance_manager_score as score')
        .innerJoin(
          'performance_response_competency as own',
          'own.id',
          'score.response_competency_id',
        )
        .innerJoin('performance_response as response', 'response.id', 'own.response_id')
        .select(['score.score', 'score.feedback', 'own.self_score', 'response.status'])
        .execute(),
    );
    const apart = scores.filter(({ score, self_score }) => Math.abs(score - (self_score ?? 0)) > 3);
    expect(apart.some(({ feedback }) => feedback)).toBe(true);
    expect(apart.some(({ feedback, status }) => !feedback && status === 7)).toBe(true);
    expect(scores.filter(({ feedback }) => feedback).every((one) => apart.includes(one))).toBe(
      true,
    );
    const alignments = (await responses()).flatMap(({ alignment }) => alignment ?? []);
    expect(Math.max(...alignments)).toBeGreaterThanOrEqual(90);
    expect(Math.min(...alignments)).toBeLessThan(80);
  });

  it('mail working links to whoever an open review waits for', async () => {
    const roles = new Set<string>();
    const mails = (await mailsOf(test, 1)).filter(
      // A training and a game are called by their titles.
      ({ subject }) => !/comportamental|treinamento|“/.test(subject),
    );
    for (const mail of mails) {
      const link = await test.call('validateLink', { params: { hash: linkIn(mail) } });
      expect(link.data).toMatchObject({ tipo: 'desempenho' });
      roles.add(link.data.destino);
    }
    expect(roles).toEqual(new Set(['responder', 'gestor']));
    const open = (await responses()).filter((row) => !row.finished_at && !row.closed_at);
    expect(mails.length).toBeGreaterThanOrEqual(open.length);
  });

  it('rate people in the competencies of their position, or in all', async () => {
    const counts = await test.database.inCompany(1, (db) =>
      db
        .selectFrom('performance_response_competency')
        .groupBy('response_id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .execute(),
    );
    const sizes = new Set(counts.map(({ count }) => count));
    expect(sizes.has(12)).toBe(true);
    expect(sizes.has(6)).toBe(true);
  });

  it('keep the competencies as they are described', async () => {
    const rows = await test.database.inCompany(1, (db) =>
      db
        .selectFrom('performance_response_competency as own')
        .innerJoin('performance_competency as current', 'current.id', 'own.competency_id')
        .select(['own.description', 'current.description as now'])
        .execute(),
    );
    expect(rows.every(({ description, now }) => description && description === now)).toBe(true);
    expect(rows.length).toBeGreaterThan(0);
  });

  it('hand a department without a manager upward, and follow a manager somebody names', async () => {
    const names = async (login: string) => (await reportsOf(login)).map(({ nmPessoa }) => nmPessoa);
    expect(await names('vanessa.rocha@empresa.example')).toContain('Josefa Brito');
    expect(await names('leticia.barros@empresa.example')).toEqual(['Aline Cardoso']);
    expect(await names('marcos.tavares@empresa.example')).not.toContain('Aline Cardoso');
  });
});

it('comes out the same every time', async () => {
  const read = async () => {
    const scores = await test.database.inCompany(1, (db) =>
      db.selectFrom('performance_manager_score').selectAll().orderBy('id').execute(),
    );
    return { scores, responses: await responses() };
  };
  const first = await read();
  await emptyDatabase(test.database);
  await seedExampleCompanies({
    ...test.services,
    hashPassword: passwords.hash,
    examples: partsOf(test.app.features, 'example'),
  });
  expect(await read()).toEqual(first);
});
