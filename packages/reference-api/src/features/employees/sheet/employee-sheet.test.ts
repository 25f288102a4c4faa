import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import {
  createCompany,
  createPerson,
  createStaffUser,
  type FixtureRights,
} from '../../../../test/fixtures.ts';
import { mailsOf } from '../../../../test/mails.ts';
import { openStaffSession } from '../../../../test/sessions.ts';
import type { PersonRow } from '../../../shared/people/people-tables.ts';
import { createFinished, sendRequest } from '../../behavioral/testing/behavioral-scene.ts';
import {
  closeReview,
  createDepartment,
  createReviewScene,
  createSelfAssessed,
  sendReview,
} from '../../performance/testing/performance-scene.ts';
import { rate, raterByLink } from '../../performance/testing/rating-scene.ts';

const DAY = 24 * 60 * 60_000;

const test = openTestApp();
const scene = openScene(async () => {
  const review = await createReviewScene(test);
  const staffUser = await createStaffUser(test.database, review.company.id, {
    is_administrator: true,
  });
  return { ...review, staffUser };
});

const place = ({ id }: Pick<PersonRow, 'id'>) => ({ params: { idOrganogramaPessoa: id } });

async function sheetOf(person: Pick<PersonRow, 'id'> = scene.person, session?: string) {
  const token = session ?? (await openStaffSession(test, scene.staffUser));
  const reply = await test.call('getEmployeeSheet', { token, ...place(person) });
  expect(reply.status).toBe(200);
  return reply.data;
}

async function openAs(rights: FixtureRights) {
  return openStaffSession(test, await createStaffUser(test.database, scene.company.id, { rights }));
}

function openings() {
  return test.database.inCompany(scene.company.id, (db) =>
    db
      .selectFrom('audit_event')
      .where('action', '=', 'person-sheet.opened')
      .select('person_id')
      .execute(),
  );
}

/** The scene as a value of its own. */
function at() {
  const { company, departmentId, person, managers, competencies, staff, staffUser } = scene;
  return { company, departmentId, person, managers, competencies, staff, staffUser };
}

/** Lets days pass; no session outlives them. */
async function wait(days: number) {
  test.clock.set(new Date(test.clock.now().getTime() + days * DAY));
  return openStaffSession(test, scene.staffUser);
}

describe('the page of a person', () => {
  it('tells who they are, and who answers for them by which department', async () => {
    const departmentId = await createDepartment(test, scene.company.id, scene.departmentId);
    const person = await createPerson(test.database, scene.company.id, {
      name: 'Rita Prado',
      department_id: departmentId,
      hired_on: '2024-03-04',
      password_hash: null,
    });
    expect(await sheetOf(person)).toMatchObject({
      idOrganogramaPessoa: person.id,
      nmPessoa: 'Rita Prado',
      idOrganogramaNo: departmentId,
      flAtivo: true,
      gestores: ['Ana Prado', 'Bia Luz'].map((nmPessoa) => ({
        nmPessoa,
        nmDepartamentoOrigem: expect.stringMatching(/^Departamento \d+$/),
      })),
      cadastro: { dtAdmissao: '2024-03-04', flTemSenha: false, flTemVinculos: false },
      comportamental: { solicitacao: null, qtdSolicitacoes: 0, resultados: [] },
      desempenho: { solicitacao: null, qtdSolicitacoes: 0, avaliacoes: [] },
      treinamentos: [],
      jogos: [],
    });
    await test.database.inCompany(scene.company.id, (db) =>
      db
        .insertInto('person_manager')
        .values({ company_id: scene.company.id, person_id: person.id, manager_id: scene.person.id })
        .execute(),
    );
    expect((await sheetOf(person)).gestores).toEqual([
      {
        idOrganogramaPessoa: scene.person.id,
        nmPessoa: 'Zoé Prado',
        nmCargo: null,
        nmDepartamentoOrigem: null,
      },
    ]);
  });

  it('tells where the company has no competencies that a review could ask about', async () => {
    expect((await sheetOf()).desempenho).not.toHaveProperty('flSemCompetencias');
    const { id } = await createCompany(test.database);
    const person = await createPerson(test.database, id, { name: 'Rui Prado' });
    const admin = await createStaffUser(test.database, id, { is_administrator: true });
    const { desempenho } = await sheetOf(person, await openStaffSession(test, admin));
    expect(desempenho).toMatchObject({ qtdSolicitacoes: 0, flSemCompetencias: true });
  });

  it('tells the open behavioral request, and the results before it', async () => {
    const finished = await createFinished(test, scene);
    const open = await sendRequest(test, { ...at(), staff: await wait(1) });
    const token = await wait(9);
    await test.call('resendDiscRequest', {
      token,
      body: {
        email: null,
        idOrganogramaPessoa: scene.person.id,
        idResposta: open.idResposta,
      },
    });
    const mailedAt = test.clock.now().toISOString();
    await wait(3);
    const { comportamental } = await sheetOf();
    expect(comportamental).toMatchObject({
      qtdSolicitacoes: 2,
      solicitacao: {
        idResposta: open.idResposta,
        cdStatus: 4,
        qtdDias: 12,
        dtUltimoEmail: mailedAt,
        dsUltimoEmail: scene.person.email,
        tpUltimoEmail: 'a caminho',
        tpFalha: null,
        aguarda: [{ idOrganogramaPessoa: scene.person.id, nmPessoa: 'Zoé Prado' }],
      },
      resultados: [
        {
          idResposta: finished.idResposta,
          nmPerfil: 'Dominante Influente',
          somas: [{ nmPerfil: 'Dominante', soma: 80 }, {}, {}, {}],
        },
      ],
    });
  });

  it('tells where the last mail of a request went, and why it did not arrive', async () => {
    await sendRequest(test, scene);
    await test.database.inCompany(scene.company.id, (db) =>
      db
        .updateTable('mail_message')
        .set({ status: 'failed', last_error: 'Error: 550 5.1.1 User unknown' })
        .execute(),
    );
    const last = async () => (await sheetOf()).comportamental?.solicitacao;
    const failed = {
      dsUltimoEmail: scene.person.email,
      tpUltimoEmail: 'falhou',
      tpFalha: 'endereço inexistente',
    };
    expect(await last()).toMatchObject(failed);
    await test.database.inCompany(scene.company.id, (db) =>
      db
        .updateTable('person')
        .set({ email: 'outra@empresa.example' })
        .where('id', '=', scene.person.id)
        .execute(),
    );
    expect(await last()).toMatchObject(failed);
    const query = { idOrganogramaPessoa: scene.person.id };
    const { rows } = (await test.call('listEmployees', { token: scene.staff, query })).data;
    expect(rows[0]?.espera).toMatchObject({ dsUltimoEmail: failed.dsUltimoEmail });
  });

  it('tells of the mails to managers the one that did not arrive, while that manager is waited for', async () => {
    const sent = await createSelfAssessed(test, scene, [9, 6]);
    const last = async () => (await sheetOf()).desempenho?.solicitacao;
    for (const { email } of scene.managers) {
      await test.database.inCompany(scene.company.id, async (db) => {
        await db.updateTable('mail_message').set({ status: 'sent' }).execute();
        await db
          .updateTable('mail_message')
          .set({ status: 'failed' })
          .where('recipient', '=', email ?? '')
          .execute();
      });
      expect(await last()).toMatchObject({ dsUltimoEmail: email, tpUltimoEmail: 'falhou' });
    }
    await rate(test, await raterByLink(test, scene, sent, 1), [4, 6]);
    expect(await last()).toMatchObject({
      dsUltimoEmail: scene.managers[0]?.email,
      tpUltimoEmail: 'entregue',
      tpFalha: null,
    });
  });

  it('tells of no mail to the person once the review waits for managers whom none has reached', async () => {
    await test.database.inCompany(scene.company.id, (db) =>
      db
        .updateTable('person')
        .set({ email: null })
        .where(
          'id',
          'in',
          scene.managers.map(({ id }) => id),
        )
        .execute(),
    );
    await createSelfAssessed(test, scene, [9, 6]);
    expect((await sheetOf()).desempenho?.solicitacao).toMatchObject({
      cdStatus: 6,
      aguarda: [{ nmPessoa: 'Ana Prado' }, { nmPessoa: 'Bia Luz' }],
      dtUltimoEmail: null,
      dsUltimoEmail: null,
      tpUltimoEmail: null,
    });
  });

  it('tells whom a review waits for at each step, and what it came to', async () => {
    await sendReview(test, scene, scene.person).then((sent) => closeReview(test, scene, sent));
    const sent = await createSelfAssessed(test, scene, [9, 6]);
    await wait(4);
    expect((await sheetOf()).desempenho).toMatchObject({
      qtdSolicitacoes: 2,
      solicitacao: {
        idResposta: sent.idResposta,
        cdStatus: 6,
        qtdDias: 4,
        aguarda: [{ nmPessoa: 'Ana Prado' }, { nmPessoa: 'Bia Luz' }],
      },
      avaliacoes: [{ mediaAutoavaliacao: 7.5, mediaGestores: null, percentualAlinhamento: -1 }],
    });
    await rate(test, await raterByLink(test, scene, sent), [4, 6]);
    expect((await sheetOf()).desempenho?.solicitacao?.aguarda).toMatchObject([
      { nmPessoa: 'Bia Luz' },
    ]);
    await wait(2);
    await rate(test, await raterByLink(test, scene, sent, 1), [4, 5]);
    await wait(1);
    const { desempenho } = await sheetOf();
    expect(desempenho?.solicitacao).toMatchObject({
      cdStatus: 7,
      qtdDias: 1,
      aguarda: [{ nmPessoa: 'Ana Prado' }, { nmPessoa: 'Bia Luz' }],
    });
    expect(desempenho?.avaliacoes).toMatchObject([
      {
        idResposta: sent.idResposta,
        mediaGestores: 4.75,
        competencias: [
          { nmCompetencia: 'Competência 1', nrAutoavaliacao: 9, nrMediaGestores: 4 },
          { nmCompetencia: 'Competência 2', nrAutoavaliacao: 6, nrMediaGestores: 5.5 },
        ],
      },
    ]);
  });

  it('waits for the person before the self-assessment', async () => {
    await sendReview(test, scene, scene.person);
    expect((await sheetOf()).desempenho).toMatchObject({
      solicitacao: { cdStatus: 4, aguarda: [{ nmPessoa: 'Zoé Prado' }] },
      avaliacoes: [],
    });
  });

  it.each([
    [{ 4: ['visualizar'] }, ['cadastro']],
    [{ 5: ['visualizar'] }, ['comportamental']],
    [{ 6: ['visualizar'] }, ['desempenho']],
    [{ 7: ['visualizar'] }, ['treinamentos']],
    [{ 12: ['visualizar'] }, ['jogos']],
    [{ 2: ['visualizar'] }, []],
  ] as [FixtureRights, string[]][])(
    'shows those with %j the part %j alone',
    async (rights, parts) => {
      const sheet = await sheetOf(scene.person, await openAs(rights));
      const all = ['cadastro', 'comportamental', 'desempenho', 'treinamentos', 'jogos'];
      expect(all.filter((part) => part in sheet)).toEqual(parts);
    },
  );

  it('leaves a trace once where it shows results, and none where there are none', async () => {
    await sheetOf();
    expect(await openings()).toEqual([]);
    await createSelfAssessed(test, scene, [9, 6]);
    await sheetOf();
    await sheetOf();
    await sheetOf(scene.person, await openAs({ 4: ['visualizar'] }));
    expect(await openings()).toEqual([{ person_id: scene.person.id }]);
  });

  it('is closed to those who may view none of its sections', async () => {
    const token = await openAs({ 1: ['visualizar'], 10: ['visualizar'] });
    const reply = await test.call('getEmployeeSheet', { token, ...place(scene.person) });
    expect(reply.status).toBe(403);
  });
});

describe('the mails of a person', () => {
  const list = async (token = scene.staff) =>
    (await test.call('listEmployeeMails', { token, ...place(scene.person) })).data;

  it('say what was sent, to which address and what became of it, and nothing that they said', async () => {
    await sendRequest(test, scene);
    const token = await wait(1);
    await sendReview(test, { ...at(), staff: token }, scene.person);
    const [review, request] = await mailsOf(test, scene.company.id);
    await test.database.inCompany(scene.company.id, (db) =>
      db
        .updateTable('mail_message')
        .set({ status: 'failed', last_error: 'Segredo' })
        .where('id', '=', request?.id ?? 0)
        .execute(),
    );
    expect(await list(token)).toEqual({
      rows: [
        {
          idEmail: review?.id,
          dsAssunto: 'Padaria Pão & Cia: sua autoavaliação de desempenho',
          dsEmail: scene.person.email,
          dtEnvio: review?.created_at.toISOString(),
          dtEntrega: null,
          tpSituacao: 'a caminho',
          tpFalha: null,
        },
        {
          idEmail: request?.id,
          dsAssunto: 'Padaria Pão & Cia: sua avaliação comportamental',
          dsEmail: scene.person.email,
          dtEnvio: request?.created_at.toISOString(),
          dtEntrega: null,
          tpSituacao: 'falhou',
          tpFalha: 'sem contato',
        },
      ],
      qtdRecords: 2,
    });
  });

  it('are those of the sections that one may view; of an unknown one those of all', async () => {
    await sendRequest(test, scene);
    await sendReview(test, scene, scene.person);
    const body = { idOrganogramaPessoa: scene.person.id, novaSenha: 'ipe-amarelo-27' };
    await test.call('setEmployeePassword', { token: scene.staff, body });
    const subjects = async (rights: FixtureRights) =>
      (await list(await openAs(rights))).rows.map(({ dsAssunto }) => dsAssunto.split(': ')[1]);
    expect(await subjects({ 5: ['visualizar'] })).toEqual(['sua avaliação comportamental']);
    expect(await subjects({ 6: ['visualizar'] })).toEqual(['sua autoavaliação de desempenho']);
    expect(await subjects({ 4: ['visualizar'] })).toEqual(['uma senha foi definida para você']);
    await test.database.inCompany(scene.company.id, (db) =>
      db.updateTable('mail_message').set({ section: null }).execute(),
    );
    expect(await subjects({ 4: ['visualizar'], 5: ['visualizar'] })).toEqual([]);
    expect((await list()).qtdRecords).toBe(3);
  });

  it('come page by page', async () => {
    await sendRequest(test, scene);
    await sendReview(test, scene, scene.person);
    const { data } = await test.call('listEmployeeMails', {
      token: scene.staff,
      ...place(scene.person),
      query: { take: 1, index: 1 },
    });
    expect(data).toMatchObject({
      rows: [{ dsAssunto: 'Padaria Pão & Cia: sua avaliação comportamental' }],
      qtdRecords: 2,
    });
  });
});
