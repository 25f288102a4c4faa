import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import { createPerson, createStaffUser } from '../../../../test/fixtures.ts';
import { openEmployeeSession, openStaffSession } from '../../../../test/sessions.ts';
import type { PersonRow } from '../../../shared/people/people-tables.ts';
import { createFinished } from '../../behavioral/testing/behavioral-scene.ts';
import { createCyclesScene, everybody } from '../../cycles/testing/cycles-scene.ts';
import { createGamesScene } from '../../games/testing/games-scene.ts';
import {
  createReviewScene,
  createSelfAssessed,
} from '../../performance/testing/performance-scene.ts';
import { rate, raterByLink, writeFeedback } from '../../performance/testing/rating-scene.ts';
import {
  createPlayerScene,
  save,
  seconds,
  watched,
} from '../../training-player/testing/player-scene.ts';

const test = openTestApp();
const scene = openScene(() => createReviewScene(test));

async function exported(person: Pick<PersonRow, 'id' | 'company_id'> = scene.person) {
  const token = await openEmployeeSession(test, person);
  return (await test.call('exportOwnData', { token })).data;
}

async function finishBehavioral() {
  const { company, person } = scene;
  const staffUser = await createStaffUser(test.database, company.id, { is_administrator: true });
  const staff = await openStaffSession(test, staffUser);
  return { ...(await createFinished(test, { company, person, staffUser, staff })), staffUser };
}

describe('exportOwnData', () => {
  it('has the trainings of the person with what was watched, and the certificates', async () => {
    const player = await createPlayerScene(test);
    const { person, ...seat } = await player.seat({ name: 'Ana Souza' });
    await player.seat({ name: 'Outra', email: 'outra@empresa.example' });
    const token = player.token;
    await test.call('sendTrainingInvitations', {
      token,
      query: { idTreinamento: player.trainingId },
    });
    await save(
      test,
      seat,
      player.ids.map((id) => watched(id, [0, seconds])),
    );
    const now = test.clock.now().toISOString();
    const { treinamentos, certificados } = await exported(person);
    const video = {
      flConclusaoManual: false,
      dtConclusao: now,
      nrTempoVideo: seconds,
      trechos: [[0, seconds]],
    };
    expect(treinamentos).toEqual([
      {
        idTreinamento: player.trainingId,
        nmTreinamento: 'Boas-vindas',
        nmSituacao: 'Concluído',
        dtEnvio: now,
        dtUltimaVisualizacao: now,
        videos: [
          { ...video, nmRecurso: 'A empresa' },
          { ...video, nmRecurso: 'A equipe' },
        ],
      },
    ]);
    expect(certificados).toEqual([
      {
        nmTreinamento: 'Boas-vindas',
        nmPessoa: 'Ana Souza',
        nrVersao: expect.any(Number),
        dsCodigo: expect.any(String),
        dtEmissao: now,
      },
    ]);
    expect(await exported()).toMatchObject({ treinamentos: [], certificados: [] });
  });

  it('has what the person answered in named games, and of anonymous ones that they took part', async () => {
    const games = await createGamesScene(test);
    const person = await games.addPerson();
    const other = await games.addPerson();
    const funcionarios = [person.id, other.id];
    const named = await games.add({ nmJogo: 'Com nome', funcionarios });
    const anonymous = await games.add({ nmJogo: 'Sem nome', flAnonimo: true, funcionarios });
    for (const [id, answer] of [
      [named, 'Uma boa semana'],
      [anonymous, 'Um segredo'],
    ] as const) {
      await games.send(id);
      await games.play(person, [1, answer]);
      await games.play(other, [0, 'Coisa de outra pessoa']);
    }
    const now = test.clock.now().toISOString();
    const { jogos } = await exported(person);
    const taken = { dtEnvio: now, dtConclusao: now.slice(0, 10), qtdRespondidas: 2 };
    expect(jogos).toEqual([
      {
        ...taken,
        idJogo: named,
        nmJogo: 'Com nome',
        flAnonimo: false,
        respostas: [
          { dsPergunta: expect.any(String), dsResposta: '2004 (certa)', dtResposta: now },
          { dsPergunta: expect.any(String), dsResposta: 'Uma boa semana', dtResposta: now },
        ],
      },
      { ...taken, idJogo: anonymous, nmJogo: 'Sem nome', flAnonimo: true, respostas: [] },
    ]);
  });

  it('has the cycles that the person is in', async () => {
    const cycles = await createCyclesScene(test);
    const person = await cycles.addPerson();
    const other = await cycles.addPerson();
    const only = (id: number) => ({ ...everybody, somenteEscolhidas: true, lstPessoas: [id] });
    const id = await cycles.add({ nmCiclo: 'Do ano', publico: only(person.id) });
    await cycles.start(id);
    await cycles.start(await cycles.add({ nmCiclo: 'De outros', publico: only(other.id) }));
    expect((await exported(person)).ciclos).toEqual([
      {
        idCiclo: id,
        nmCiclo: 'Do ano',
        dtInclusao: test.clock.now().toISOString(),
        dtPrazo: '2026-12-18',
      },
    ]);
  });

  it('has the staff user that the person is, and nobody else', async () => {
    const { company, person } = scene;
    expect((await exported()).usuario).toBeNull();
    const { id } = await createStaffUser(test.database, company.id, {
      name: 'Zoé na equipe',
      person_id: person.id,
      cpf: '52998224725',
      zip_code: '01310100',
      street: 'Avenida Paulista',
      photo_url: '/arquivos/4Xn1cT0qk2yV8sJm5RZbLw.webp',
    });
    const { usuario } = await exported();
    expect(usuario).toMatchObject({
      idUsuario: id,
      nmUsuario: 'Zoé na equipe',
      nrCpf: '52998224725',
      dsCep: '01310100',
      dsEndereco: 'Avenida Paulista',
      urlFoto: '/arquivos/4Xn1cT0qk2yV8sJm5RZbLw.webp',
      perfis: [{ nmPerfilAcesso: expect.any(String) }],
    });
    const colleague = await createPerson(test.database, company.id);
    expect((await exported(colleague)).usuario).toBeNull();
  });

  it('has the record of the person and the names of the managers', async () => {
    await test.database.inCompany(scene.company.id, async (db) => {
      const values = { company_id: scene.company.id, name: 'Analista' };
      const seniority = await db
        .insertInto('seniority')
        .values(values)
        .returning('id')
        .executeTakeFirstOrThrow();
      const position = await db
        .insertInto('position')
        .values({ ...values, seniority_id: seniority.id })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .updateTable('person')
        .set({
          position_id: position.id,
          birth_date: '1990-05-14',
          phone: '11912345678',
          registration_number: '001204',
          cpf: '52998224725',
          hired_on: '2024-03-04',
          sex: 'F',
          created_at: test.clock.now(),
        })
        .where('id', '=', scene.person.id)
        .execute();
    });
    const data = await exported();
    expect(data.dtGeracao).toBe('2026-11-20T12:00:00.000Z');
    expect(data.pessoa).toEqual({
      idOrganogramaPessoa: scene.person.id,
      nmPessoa: 'Zoé Prado',
      cdPessoaCliente: '001204',
      nrCpf: '52998224725',
      dsEmail: scene.person.email,
      nrTelefone: '11912345678',
      tpSexo: 'F',
      dtNascimento: '1990-05-14',
      dtAdmissao: '2024-03-04',
      cdIdioma: null,
      nmCargo: 'Analista',
      nmDepartamento: expect.stringMatching(/^Departamento \d+$/),
      nmSenioridade: 'Analista',
      urlFoto: null,
      flAtivo: true,
      flTemSenha: true,
      dtCadastro: '2026-11-20T12:00:00.000Z',
      nmCliente: 'Padaria Pão & Cia',
    });
    expect(data.gestores).toEqual([{ nmPessoa: 'Ana Prado' }, { nmPessoa: 'Bia Luz' }]);
  });

  it('has the behavioral assessments with every answer in words', async () => {
    const { idResposta } = await finishBehavioral();
    const { avaliacoesComportamentais } = await exported();
    expect(avaliacoesComportamentais).toMatchObject([
      {
        idResposta,
        nmStatus: 'Finalizado',
        dtTermino: '2026-11-20T12:00:00.000Z',
        flEncerrado: false,
        versaoInstrumento: 1,
        nmPerfil: 'Dominante Influente',
        somas: [
          { nmPerfil: 'Dominante', soma: 80 },
          { nmPerfil: 'Influente', soma: 60 },
          { nmPerfil: 'Estável', soma: 40 },
          { nmPerfil: 'Conforme', soma: 20 },
        ],
      },
    ]);
    const [assessment] = avaliacoesComportamentais;
    expect(assessment?.respostas).toHaveLength(20);
    for (const answer of assessment?.respostas ?? []) {
      expect(answer).toMatchObject({ nrTempoMs: 9000, dtResposta: '2026-11-20T12:00:00.000Z' });
      expect(answer.dsPergunta).not.toBe('');
      expect(new Set(answer.opcoes).size).toBe(4);
      expect(answer.opcoes).not.toContain('');
    }
  });

  it("has the managers' scores once all have rated, and their feedback", async () => {
    const sent = await createSelfAssessed(test, scene, [9, 8]);
    const ana = await raterByLink(test, scene, sent);
    await rate(test, ana, [1, 8]);
    const early = (await exported()).avaliacoesDesempenho;
    expect(early).toMatchObject([
      {
        idResposta: sent.idResposta,
        nmStatus: 'Aguardando Avaliação do Gestor',
        percentualAlinhamento: -1,
        competencias: [
          { nmCompetencia: 'Competência 1', nrAutoavaliacao: 9, gestores: [] },
          { nmCompetencia: 'Competência 2', nrAutoavaliacao: 8, gestores: [] },
        ],
      },
    ]);

    await rate(test, await raterByLink(test, scene, sent, 1), [3, 8]);
    await writeFeedback(test, ana, 0, 'Veja isto.');
    const [review] = (await exported()).avaliacoesDesempenho;
    expect(review?.competencias).toEqual([
      {
        nmCompetencia: 'Competência 1',
        nrAutoavaliacao: 9,
        dtResposta: '2026-11-20T12:00:00.000Z',
        gestores: [
          { nmGestor: 'Ana Prado', nrIndice: 1, dsFeedback: 'Veja isto.' },
          { nmGestor: 'Bia Luz', nrIndice: 3, dsFeedback: null },
        ],
        calibracao: null,
      },
      {
        nmCompetencia: 'Competência 2',
        nrAutoavaliacao: 8,
        dtResposta: '2026-11-20T12:00:00.000Z',
        gestores: [
          { nmGestor: 'Ana Prado', nrIndice: 8, dsFeedback: null },
          { nmGestor: 'Bia Luz', nrIndice: 8, dsFeedback: null },
        ],
        calibracao: null,
      },
    ]);
  });

  it('has what a manager rated and wrote, and nothing of the other manager', async () => {
    const sent = await createSelfAssessed(test, scene, [9, 8]);
    const ana = await raterByLink(test, scene, sent);
    await rate(test, ana, [1, 7]);
    await rate(test, await raterByLink(test, scene, sent, 1), [3, 5]);
    test.clock.advance(60_000);
    await writeFeedback(test, ana, 0, 'Veja isto.');
    const data = await exported(ana.manager);
    const rating = {
      idResposta: sent.idResposta,
      nmPessoa: 'Zoé Prado',
      dtAvaliacao: '2026-11-20T12:00:00.000Z',
    };
    expect(data.avaliacoesComoGestor).toEqual([
      {
        ...rating,
        nmCompetencia: 'Competência 1',
        nrIndice: 1,
        dsFeedback: 'Veja isto.',
        dtFeedback: '2026-11-20T12:01:00.000Z',
      },
      {
        ...rating,
        nmCompetencia: 'Competência 2',
        nrIndice: 7,
        dsFeedback: null,
        dtFeedback: null,
      },
    ]);
    expect(data.avaliacoesDesempenho).toEqual([]);
    expect(data.links).toContainEqual(
      expect.objectContaining({ tpAvaliacao: 'desempenho', nmPapel: 'gestor' }),
    );
  });

  it('has links, sessions, mails and the audit trail, itself included', async () => {
    const { idResposta, staffUser } = await finishBehavioral();
    const internal = await createStaffUser(test.database, scene.company.id, {
      person_id: scene.person.id,
    });
    await openStaffSession(test, internal);
    test.clock.advance(60_000);
    const staff = await openStaffSession(test, staffUser);
    await test.call('getDiscProfileReport', { token: staff, query: { idResposta } });
    test.clock.advance(60_000);
    const data = await exported();
    expect(data.links).toMatchObject([{ tpAvaliacao: 'comportamental', nmPapel: 'responder' }]);
    const session = { dtUltimoUso: '2026-11-20T12:02:00.000Z', dtFim: null, nmChave: null };
    expect(data.sessoes).toEqual([
      { ...session, dtInicio: '2026-11-20T12:02:00.000Z' },
      expect.objectContaining({ dtInicio: '2026-11-20T12:00:00.000Z' }),
    ]);
    expect(data.emails).toEqual([
      {
        dsAssunto: expect.stringContaining('comportamental'),
        dsEmail: scene.person.email,
        dtEnvio: '2026-11-20T12:00:00.000Z',
      },
    ]);
    expect(data.registros.map(({ nmAcao, nmQuem }) => [nmAcao, nmQuem])).toEqual([
      ['Dados pessoais exportados', 'Zoé Prado'],
      ['Competências comportamentais lidas', staffUser.name],
      ['Relatório comportamental aberto', staffUser.name],
      ['Avaliação comportamental finalizada', 'Zoé Prado'],
      ['Solicitação de avaliação comportamental enviada', staffUser.name],
    ]);
  });

  it('tells mails by whose they are: an address passes on, and is changed', async () => {
    await finishBehavioral();
    const { email } = scene.person;
    const changeEmail = (id: number, address: string) =>
      test.database.inCompany(scene.company.id, (db) =>
        db.updateTable('person').set({ email: address }).where('id', '=', id).execute(),
      );
    await changeEmail(scene.person.id, 'novo.endereco@empresa.example');
    const heir = await createPerson(test.database, scene.company.id, { name: 'Novata' });
    await changeEmail(heir.id, email ?? '');
    expect((await exported()).emails).toHaveLength(1);
    expect((await exported(heir)).emails).toEqual([]);
  });

  it('names the key through which the intranet let the person in', async () => {
    const body = { nmChave: 'Intranet' };
    const { data: key } = await test.call('createCompanyKey', { token: scene.staff, body });
    await test.call('exchangeEmployeeToken', {
      body: { chave: key.chave, email: scene.person.email },
    });
    test.clock.advance(1000);
    const data = await exported();
    expect(data.sessoes.map(({ nmChave }) => nmChave)).toContain('Intranet');
    expect(data.registros).toContainEqual({
      dtRegistro: '2026-11-20T12:00:00.000Z',
      nmAcao: 'Acesso aberto pela intranet da empresa',
      nmQuem: 'Intranet',
    });
  });

  it('is made 10 times an hour for a person', async () => {
    const token = await openEmployeeSession(test, scene.person);
    const send = (sender = token) =>
      test.app.inject({
        url: '/api/v1/AuthPessoa/meus-dados',
        headers: { authorization: `Bearer ${sender}` },
      });
    for (let count = 0; count < 10; count += 1) expect((await send()).statusCode).toBe(200);
    const refused = await send(await openEmployeeSession(test, scene.person));
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('3600');
    expect(refused.json()).toMatchObject({
      success: false,
      msg: 'Muitas tentativas. Aguarde alguns minutos e tente novamente.',
    });
    const [manager] = scene.managers;
    if (!manager) throw new Error('The scene has no manager');
    const other = await openEmployeeSession(test, manager);
    expect((await send(other)).statusCode).toBe(200);
    test.clock.advance(60 * 60_000);
    expect((await send(await openEmployeeSession(test, scene.person))).statusCode).toBe(200);
  });

  it('has no secret, and nothing of anybody else', async () => {
    const { link } = await finishBehavioral();
    const colleague = await createPerson(test.database, scene.company.id, { name: 'Outra Pessoa' });
    const foreign = await createReviewScene(test);
    const text = JSON.stringify(await exported());
    for (const secret of [link, scene.person.password_hash, colleague.name, colleague.email]) {
      expect(text).not.toContain(secret);
    }
    expect(text).not.toMatch(/"(?:hash|senha|password|token)\w*"/i);
    const strangers = JSON.stringify(await exported(foreign.person));
    expect(strangers).not.toContain(scene.person.email);
    expect((await exported(colleague)).avaliacoesComportamentais).toEqual([]);
  });
});
