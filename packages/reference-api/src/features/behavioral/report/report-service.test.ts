import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestRequest } from '../../../../test/build-test-app.ts';
import { createPerson, createStaffUser } from '../../../../test/fixtures.ts';
import { lastMailedLink } from '../../../../test/mails.ts';
import { openEmployeeSession, openStaffSession } from '../../../../test/sessions.ts';
import {
  type BehavioralScene,
  createFinished,
  createScene,
  sendRequest,
} from '../testing/behavioral-scene.ts';

interface ScoringCase {
  name: string;
  questions: string;
  expected: {
    sums: Record<string, number>;
    order: string[];
    name: string;
    friedman: number;
    isBarelyDifferentiated: boolean;
    isTechnicalTie: boolean;
  };
}

const fixtureFile = new URL('../../../../../domain/fixtures/disc-scoring.json', import.meta.url);
const { cases } = JSON.parse(readFileSync(fixtureFile, 'utf8')) as { cases: ScoringCase[] };
const wholeQuestionnaires = cases.filter(({ questions }) => questions.split(' ').length === 20);

const test = openTestApp();
let scene: BehavioralScene;

beforeEach(async () => {
  scene = await createScene(test);
});

type Credential = Pick<TestRequest, 'token' | 'link'>;

function report(idResposta: number, credential: Credential) {
  return test.call('getDiscProfileReport', {
    ...credential,
    query: { idResposta, hsResposta: credential.link ?? '0' },
  });
}

describe('getDiscProfileReport', () => {
  it.each(wholeQuestionnaires)('scores: $name', async ({ questions, expected }) => {
    const { idResposta } = await createFinished(test, scene, questions.split(' '));
    const { data } = await report(idResposta, { token: scene.staff });

    expect(data.response).toEqual(
      expected.order.map((nmPerfil) => ({ nmPerfil, soma: expected.sums[nmPerfil] })),
    );
    expect(data).toMatchObject({
      nmPerfil: expected.name,
      flPoucoDiferenciado: expected.isBarelyDifferentiated,
      flEmpateTecnico: expected.isTechnicalTie,
    });
    expect(data.nrDiferenciacao).toBeCloseTo(expected.friedman, 1);
  });

  it('says whose report it is, of when, and what it is for', async () => {
    const { idResposta, link } = await createFinished(test, scene);
    const { data } = await report(0, { link });

    expect(data).toMatchObject({
      idResposta,
      nmPessoa: 'Zoé Prado',
      nmEmpresa: 'Padaria Pão & Cia',
      dtTermino: '2026-11-20T12:00:00.000Z',
      qtdPerguntas: 20,
      versaoInstrumento: 1,
    });
    expect(data.dsFinalidade).toContain('não deve, sozinho, decidir contratação ou desligamento');
  });

  it('waits for the finish', async () => {
    const { idResposta } = await sendRequest(test, scene);
    expect((await report(idResposta, { token: scene.staff })).status).toBe(409);
  });

  it('opens for staff with the section, the person and the own links, and for nobody else', async () => {
    const { idResposta, link } = await createFinished(test, scene);
    const colleague = await createPerson(test.database, scene.company.id);
    const withoutRight = await createStaffUser(test.database, scene.company.id);

    expect((await report(idResposta, { token: scene.staff })).status).toBe(200);
    const own = await openEmployeeSession(test, scene.person);
    expect((await report(idResposta, { token: own })).status).toBe(200);
    expect((await report(idResposta, { link })).status).toBe(200);

    const others = await openEmployeeSession(test, colleague);
    const unentitled = await openStaffSession(test, withoutRight);
    expect((await report(idResposta, { token: others })).status).toBe(403);
    expect((await report(idResposta, { token: unentitled })).status).toBe(403);
    expect((await report(idResposta, {})).status).toBe(401);
  });

  it('says to the person alone that it is their own, and speaks to them', async () => {
    const { idResposta, link } = await createFinished(test, scene);
    const mailed = async (email: string) => {
      const body = { email, idOrganogramaPessoa: scene.person.id, idResposta };
      expect((await test.call('sendDiscReportLink', { link, body })).status).toBe(200);
      return { link: await lastMailedLink(test, scene.company.id) };
    };
    const readers: [object, boolean][] = [
      [{ token: scene.staff }, false],
      [{ token: await openEmployeeSession(test, scene.person) }, true],
      [{ link }, true],
      [await mailed(scene.person.email ?? ''), true],
      [await mailed('amiga@fora.example'), false],
    ];
    for (const [reader, isOwn] of readers) {
      const { data } = await report(idResposta, reader);
      expect(data.flProprio).toBe(isOwn);
      const { data: sections } = await test.call('listDiscResultSections', {
        ...reader,
        params: { idResultado: data.idResultado },
      });
      const [summary] = sections.rows;
      expect(summary?.dsDescricao).toContain(isOwn ? 'Você ' : 'A pessoa ');
      expect(data.secoes).toEqual(sections.rows);
    }
  });

  it('carries what the calls behind it would say', async () => {
    const { idResposta, link } = await createFinished(test, scene);
    const { data } = await report(0, { link });
    const traits = await test.call('listDiscTraits', { link, query: { nmPerfil: data.nmPerfil } });
    const competencies = await test.call('listDiscCompetencies', { link, params: { idResposta } });
    expect(data.caracteristicas).toEqual(traits.data);
    expect(data.competencias).toEqual(competencies.data);
    expect(traits.data).not.toEqual([]);
    expect(competencies.data).not.toEqual([]);
  });

  it("is not found by another company's staff", async () => {
    const { idResposta } = await createFinished(test, scene);
    const foreign = await createScene(test);
    expect((await report(idResposta, { token: foreign.staff })).status).toBe(404);
  });

  it('refuses a hash that is not that of the credential', async () => {
    const { idResposta, link } = await createFinished(test, scene);
    const reply = await test.call('getDiscProfileReport', {
      link,
      query: { idResposta, hsResposta: 'outro' },
    });
    expect(reply.status).toBe(403);
  });

  it('is read by the address alone', async () => {
    const { idResposta, link } = await createFinished(test, scene);
    const reply = await test.call('getDiscProfileReport', {
      query: { idResposta: 0, hsResposta: link },
    });
    expect(reply.data.idResposta).toBe(idResposta);
  });

  it.each(['outro', '0', ''])(
    'opens nothing by an address with %j for a hash',
    async (hsResposta) => {
      const { idResposta } = await createFinished(test, scene);
      const reply = await test.call('getDiscProfileReport', { query: { idResposta, hsResposta } });
      expect(reply.status).toBe(hsResposta === 'outro' ? 404 : 401);
    },
  );

  it('leaves a trace of who opened it, from the first time, unless it was the person', async () => {
    const { idResposta, link } = await createFinished(test, scene);
    await report(idResposta, { token: scene.staff });
    await report(idResposta, { link });

    const events = await test.database.inCompany(scene.company.id, (db) =>
      db.selectFrom('audit_event').where('action', '=', 'disc-report.opened').selectAll().execute(),
    );
    expect(events).toMatchObject([
      {
        actor_kind: 'staff',
        actor_id: scene.staffUser.id,
        person_id: scene.person.id,
        subject_id: idResposta,
      },
    ]);
  });
});

describe('what lies behind a report', () => {
  const trail = (action: string) =>
    test.database.inCompany(scene.company.id, (db) =>
      db.selectFrom('audit_event').where('action', '=', action).selectAll().execute(),
    );

  it.each([
    ['with the report', (idResposta: number, by: Credential) => report(idResposta, by)],
    [
      'by themselves',
      (idResposta: number, by: Credential) =>
        test.call('listDiscCompetencies', { ...by, params: { idResposta } }),
    ],
  ])('leaves a trace of whoever read the competencies %s, not of the person', async (_, read) => {
    const { idResposta, link } = await createFinished(test, scene);
    await read(idResposta, { token: scene.staff });
    await read(idResposta, { link });
    expect(await trail('disc-competencies.read')).toMatchObject([
      { actor_kind: 'staff', actor_id: scene.staffUser.id, subject_id: idResposta },
    ]);
  });

  it('leaves a trace of the staff user who read an answer, not of the person', async () => {
    const { idResposta, link } = await createFinished(test, scene);
    const params = { idResposta, idPergunta: 3 };
    await test.call('getDiscAnswers', { params, link });
    await test.call('getDiscAnswers', { params, token: scene.staff });
    expect(await trail('disc-answers.read')).toMatchObject([
      {
        actor_kind: 'staff',
        actor_id: scene.staffUser.id,
        person_id: scene.person.id,
        subject_id: idResposta,
        details: { questionId: 3 },
      },
    ]);
  });
});

describe('the texts of a report', () => {
  it('are the summary and five cards, and traits of five groups', async () => {
    const { idResposta, link } = await createFinished(test, scene);
    const { data } = await report(idResposta, { link });

    const sections = await test.call('listDiscResultSections', {
      link,
      params: { idResultado: data.idResultado },
    });
    expect(sections.data.rows.map(({ nmSecao }) => nmSecao)).toEqual([
      'Resumo',
      'Comportamentos positivos',
      'Valor na equipe',
      'Ambiente ideal',
      'Sob Pressão',
      'Comportamentos limitantes',
    ]);
    const traits = await test.call('listDiscTraits', { link, query: { nmPerfil: data.nmPerfil } });
    expect(new Set(traits.data.map(({ nmConhecimento }) => nmConhecimento))).toEqual(
      new Set(['Comunicação', 'Decisão', 'Ritmo', 'Relacionamento', 'Organização']),
    );
  });

  it('of other outcomes are for staff alone', async () => {
    const { link } = await createFinished(test, scene);
    const employee = await openEmployeeSession(test, scene.person);
    const traits = (credential: { token?: string; link?: string }, nmPerfil: string) =>
      test.call('listDiscTraits', { ...credential, query: { nmPerfil } });
    const sections = (credential: { token?: string; link?: string }, idResultado: number) =>
      test.call('listDiscResultSections', { ...credential, params: { idResultado } });

    expect((await traits({ token: employee }, 'Dominante Influente')).status).toBe(200);
    expect((await traits({ token: scene.staff }, 'Conforme')).status).toBe(200);
    expect((await traits({ token: employee }, 'Conforme')).status).toBe(403);
    expect((await traits({ link }, 'Conforme')).status).toBe(403);
    expect((await sections({ link }, 4)).status).toBe(403);
    expect((await sections({ token: scene.staff }, 4)).status).toBe(200);
    expect((await sections({ token: scene.staff }, 999)).status).toBe(404);
  });

  it('say how strong each competency is', async () => {
    const { idResposta, link } = await createFinished(test, scene);
    const { data } = await test.call('listDiscCompetencies', { link, params: { idResposta } });

    expect(data.length).toBeGreaterThanOrEqual(12);
    for (const { nrIndice, dsLegenda } of data) {
      const level = ['muito baixo', 'baixo', 'médio', 'alto', 'muito alto'][
        Math.min(4, Math.floor(nrIndice / 20))
      ];
      expect(dsLegenda).toBe(level);
    }
  });
});
