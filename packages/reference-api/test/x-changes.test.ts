import { randomInt } from 'node:crypto';
import { type CycleKind, dateOnlyOf, makeCertificateCode } from '@aferir/domain';
import { expect, it } from 'vitest';
import {
  answerBody,
  answerQuestions,
  createFinished,
  finish,
  sendRequest,
} from '../src/features/behavioral/testing/behavioral-scene.ts';
import { propose, putIntoCycle } from '../src/features/performance/testing/around-scene.ts';
import {
  createReviewScene,
  createSelfAssessed,
  deactivate,
  finishSelf,
  mailedLinkOf,
  type SentReview,
  saveSelf,
  sendReview,
} from '../src/features/performance/testing/performance-scene.ts';
import {
  createFinishedReview,
  type Rater,
  rateOne,
  raterByLink,
  writeFeedback,
} from '../src/features/performance/testing/rating-scene.ts';
import { createCertificateStore } from '../src/features/training-player/certificate/certificate-store.ts';
import { addVideo, resource } from '../src/features/trainings/testing/trainings-scene.ts';
import type { DataOf, OperationId } from '../src/operation/operation.ts';
import type { PersonRow } from '../src/shared/people/people-tables.ts';
import { makeMp4 } from '../src/shared/videos/testing/mp4-files.ts';
import { openTestApp, type TestReply, type TestRequest, testStart } from './build-test-app.ts';
import { beginCycle, createCycleForAll, secretCycle } from './cycle-target.ts';
import { createPerson, createStaffUser, fixturePassword } from './fixtures.ts';
import { createGameTarget, secretGame } from './game-target.ts';
import { isolationCases } from './isolation-arguments.ts';
import { companyData } from './isolation-institution.ts';
import {
  createStaffArea,
  type IsolationScene,
  secretProfile,
  secretUser,
} from './isolation-scene.ts';
import { addressConfirmationTo, invitationTo } from './mails.ts';
import { plainWrites } from './plain-writes.ts';
import { runImport } from './run-import.ts';
import { runJob } from './run-job.ts';
import { openEmployeeSession, openStaffSession } from './sessions.ts';
import { csvOf, csvWithManagers, mappingWithManagers, sheetForm } from './sheet-form.ts';
import { type AskedReads, statedChanges, watchedReads, watchStaleness } from './staleness-watch.ts';
import {
  createStructureScene,
  secretCompetency,
  secretDepartment,
  secretEmployee,
  secretPosition,
} from './structure-scene.ts';
import { createTrainingTarget, secretTraining } from './training-target.ts';
import { videoForm } from './video-form.ts';

const test = openTestApp();
type StoredVideo = DataOf<'uploadTrainingVideo'>;

const mp4 = await makeMp4({ seconds: 1 });
const made = new Set<string>();
const answered = new Set<string>();

/** Calls of a session that is not there yet, or ends. */
const OF_SESSIONS = [
  'signInStaff',
  'refreshStaffSession',
  'signOutStaff',
  'signInEmployee',
  'refreshEmployeeSession',
  'signOutEmployee',
];

async function setUp(options?: Parameters<typeof createReviewScene>[1]) {
  const scene = await createReviewScene(test, { managerCount: 1, ...options });
  const { company, person, staff, competencies } = scene;
  const [manager] = scene.managers as [PersonRow];
  const employee = await openEmployeeSession(test, person);
  const viewers = [employee, await openEmployeeSession(test, manager)];
  const author = await createStaffUser(test.database, company.id, { is_administrator: true });
  const training = await createTrainingTarget(test, {
    user: author,
    token: await openStaffSession(test, author),
    personId: person.id,
  });
  const game = await createGameTarget(test, {
    companyId: company.id,
    token: staff,
    personId: person.id,
  });
  const staffOf = { companyId: company.id, token: staff };
  const cycle = {
    draftId: await createCycleForAll(test, staffOf, 'performance', 'Por vir'),
    runningId: 0,
  };
  const watch = watchStaleness(test);

  /** Looks at a response with what its links show. */
  const lookAt = (
    open: SentReview,
    {
      links = [open.link],
      scoreId = 1,
      askedId = 0,
      sessions = viewers,
      staffArea = { profileId: 0, userId: 0 },
      structure = {
        positionId: 0,
        otherPositionId: 0,
        seniorityId: 0,
        competencyId: 0,
        departmentId: 0,
        changeId: 0,
        importId: 0,
      },
      cycles = cycle,
      staffSessions = [staff],
      asked = {} as AskedReads,
    } = {},
  ) =>
    watch.look({
      target: {
        companyId: company.id,
        personId: person.id,
        staffArea,
        structure,
        training,
        game,
        cycle: cycles,
        open,
        reviews: {
          open: open.idResposta,
          managerId: manager.id,
          competencyId: competencies[0]?.id ?? 0,
          scoreId,
          askedId,
        } as IsolationScene['reviews'],
      },
      viewers: {
        staffBearer: staffSessions,
        employeeBearer: sessions,
        linkHash: links.filter(Boolean),
      },
      asked,
    });

  /** Begins a cycle for everybody, which takes in what is open, and is looked at from then on. */
  async function startCycle(kind: CycleKind) {
    cycle.runningId = await createCycleForAll(test, staffOf, kind, 'Em andamento');
    await beginCycle(test, staffOf, cycle.runningId);
    return cycle.runningId;
  }

  /** Makes a write as it is asked for. */
  const write = (id: OperationId, request: TestRequest) =>
    watch.during(id, () => test.call(id, request));

  function expectNothingUnsaid() {
    for (const id of watch.made) made.add(id);
    for (const id of watch.answered) answered.add(id);
    expect(watch.unsaid).toEqual([]);
  }
  return {
    scene,
    manager,
    employee,
    author,
    training,
    game,
    watch,
    lookAt,
    startCycle,
    write,
    expectNothingUnsaid,
  };
}

/** Gives people different results, which two have to have who are compared. */
async function giveResults(
  { company, staff }: Awaited<ReturnType<typeof createReviewScene>>,
  people: readonly PersonRow[],
) {
  const staffUser = await createStaffUser(test.database, company.id);
  for (const [at, person] of people.entries()) {
    const order = at % 2 === 0 ? 'DISC' : 'SCID';
    await createFinished(test, { company, staff, staffUser, person }, Array(20).fill(order));
  }
}

/** Gives somebody the certificate of a training; tells its code. */
async function giveCertificate({ id, name, company_id }: PersonRow, trainingId: number) {
  const code = makeCertificateCode(randomInt);
  const told = { personName: name, title: 'Treinamento Sigiloso', version: 1, issuedAt: testStart };
  await test.database.inCompany(company_id, (db) =>
    createCertificateStore(db, company_id).add({ trainingId, personId: id }, { code, ...told }),
  );
  return code;
}

/** Opens what people come in at who have no session: a totem, a first access that is handed over, an invitation. */
async function openDoors(companyId: number, token: string, idCiclo: number) {
  const unmailed = { email: null, registration_number: 'F-0099', password_hash: null };
  const { id: idOrganogramaPessoa } = await createPerson(test.database, companyId, unmailed);
  const totem = await test.call('openCycleTotem', { token, body: { idCiclo } });
  const access = await test.call('createFirstAccessLink', { token, body: { idOrganogramaPessoa } });
  const invitee = { ...secretUser(0), dsSenha: undefined };
  await test.call('saveUser', { token, body: invitee });
  return {
    getTotem: { params: { hash: totem.data.codigo } },
    getFirstAccessLink: { params: { hash: access.data.hash } },
    getInvitation: { params: { hash: await invitationTo(test, companyId, invitee.dsEmail) } },
  };
}

const nothing = { idResposta: 1, link: '' };
const forAll = { idResposta: 0, idOrganogramaPessoaAvaliada: 0, cdStatus: 4 };

it('the writes of the behavioral assessment say what they make stale', async () => {
  const { scene, employee, watch, lookAt, startCycle, write, expectNothingUnsaid } = await setUp();
  const { staff: token, person } = scene;
  const of = (idResposta: number) => ({ idOrganogramaPessoa: person.id, idResposta });
  const forOne = { ...forAll, idOrganogramaPessoaAvaliada: person.id };

  await lookAt(nothing);
  const first = await write('createDiscRequest', { token, body: forOne });
  await write('resendDiscRequest', { token, body: { ...of(Number(first)), email: null } });
  await write('remindDiscPeople', { token, body: {} });
  await write('createDiscHandedLink', { token, body: { idResposta: first } });
  await write('createDiscSlips', { token, body: { flComEmail: true } });
  await write('closeDiscRequest', { token, body: { idResposta: first } });
  await write('createDiscRequestsForAll', { token, body: forAll });
  await test.call('closeDiscRequest', { token, body: { idResposta: Number(first) + 1 } });

  const sent = await sendRequest(test, {
    ...scene,
    staffUser: await createStaffUser(test.database, scene.company.id),
  });
  const { link, idResposta } = sent;
  await startCycle('behavioral');
  await lookAt(sent);
  await write('createDiscSessionLink', { token: employee, query: { idResposta } });
  await write('updateDiscStatus', { link, body: { idResposta, cdStatus: 3 } });
  await write('saveDiscAnswers', { link, body: answerBody(idResposta, 0) });
  await answerQuestions(test, sent);
  await lookAt(sent);
  await watch.during('finishDiscResponse', () => finish(test, sent));
  const { data: told } = await test.call('listNotifications', { token });
  await lookAt(sent);
  await write('markNotificationsRead', { token, body: { idNotificacao: told.idUltima } });
  await write('saveCompany', { token, body: companyData });
  const rule = { flAtivo: true, qtdDias: 5, qtdMaxima: 2, lstDiasSemana: [1], nrHora: 8 };
  await write('saveReminderSettings', { token, body: rule });
  const mail = { ...of(idResposta), email: 'alguem@empresa.example' };
  const file = Buffer.from('%PDF-1.7\n%%EOF\n').toString('base64');
  await write('sendDiscReportLink', { link, body: mail });
  await write('sendDiscReportPdf', { token, body: { ...mail, file } });
  expectNothingUnsaid();
});

it('closing a request of a cycle says what it makes stale', async () => {
  const { scene, lookAt, startCycle, write, expectNothingUnsaid } = await setUp();
  const { staff: token, person, company } = scene;
  const staffUser = await createStaffUser(test.database, company.id);
  const sent = await sendRequest(test, { ...scene, staffUser });
  await startCycle('behavioral');
  await lookAt(sent);
  const mail = { idOrganogramaPessoa: person.id, idResposta: sent.idResposta, email: null };
  await write('resendDiscRequest', { token, body: mail });
  await write('remindDiscPeople', { token, body: {} });
  await write('closeDiscRequest', { token, body: { idResposta: sent.idResposta } });
  expectNothingUnsaid();
});

it('the writes of the performance review say what they make stale', async () => {
  const { scene, manager, employee, watch, lookAt, startCycle, write, expectNothingUnsaid } =
    await setUp();
  const { staff: token, person, competencies } = scene;
  const forOne = { ...forAll, idOrganogramaPessoaAvaliada: person.id };

  await lookAt(nothing);
  const first = await write('createPerformanceRequest', { token, body: forOne });
  await write('resendPerformanceRequest', { token, body: { IdPessoa: person.id } });
  await write('createPerformanceHandedLink', { token, body: { idResposta: first } });
  await write('createPerformanceSlips', { token, body: { flComEmail: true } });
  await write('closePerformanceRequest', { token, body: { idResposta: first } });
  const sent = await sendReview(test, scene, person);
  const { link, idResposta } = sent;
  await startCycle('performance');
  await lookAt(sent);
  await write('createSessionLink', { token: employee, query: { idResposta } });
  await write('markPerformanceViewed', { link, body: { idResposta } });
  await write('markPerformanceStarted', { link, query: { idResposta } });
  await watch.during('saveSelfAnswer', () => saveSelf(test, sent, competencies[0], 9));
  await saveSelf(test, sent, competencies[1], 9);
  await lookAt(sent);
  await watch.during('finishSelfAssessment', () => finishSelf(test, sent));

  const rater: Rater = await raterByLink(test, scene, sent);
  const links = [link, await mailedLinkOf(test, scene, manager)];
  await lookAt(sent, { links });
  await write('saveCompany', { token, body: companyData });
  await watch.during('saveManagerAnswer', () => rateOne(test, rater, 0, 2));
  const { data } = await test.call('listOwnManagerScores', {
    ...rater.credential,
    query: { idGestor: manager.id, idResposta },
  });
  const scoreId = data[0]?.idRespostaOpcaoGestor ?? 0;
  await lookAt(sent, { links, scoreId });
  await watch.during('saveManagerAnswer', () => rateOne(test, rater, 0, 3));
  await watch.during('saveManagerAnswer', () => rateOne(test, rater, 1, 9));
  await watch.during('saveManagerFeedback', () => writeFeedback(test, rater, 0, 'Veja isto.'));
  await write('createPerformanceRequestsForAll', { token, body: forAll });
  await write('remindPerformancePeople', { token, body: { aQuem: 'pessoas' } });
  expectNothingUnsaid();
});

it('the writes about agreements say what they make stale', async () => {
  const { scene, manager, employee, lookAt, write, expectNothingUnsaid } = await setUp();
  const sent = await createFinishedReview(test, scene);
  const token = await openEmployeeSession(test, manager);
  await test.call('createPerformanceRequest', {
    token: scene.staff,
    body: { ...forAll, idOrganogramaPessoaAvaliada: scene.person.id },
  });
  const link = await mailedLinkOf(test, scene, scene.person);
  await lookAt(sent, { links: [sent.link, link] });
  const agreement = {
    idCombinado: 0,
    idResposta: sent.idResposta,
    dsObjetivo: 'Objetivo',
    dsAcao: 'Ação',
    tpResponsavel: 'pessoa',
    dtPrazo: dateOnlyOf(testStart),
    idCompetencia: null,
  };
  const idCombinado = await write('saveAgreement', { token: employee, body: agreement });
  await write('confirmAgreement', { token, body: { idCombinado, nrVersao: 1 } });
  const ended = { idCombinado, nrVersao: 2, tpSituacao: 'cumprido' };
  await write('setAgreementOutcome', { token, body: ended });
  const other = await write('saveAgreement', { token, body: agreement });
  await write('removeAgreement', { token, body: { idCombinado: other, nrVersao: 1 } });
  expectNothingUnsaid();
});

it('the writes about those around a person say what they make stale', async () => {
  const { scene, manager, employee, lookAt, write, expectNothingUnsaid } = await setUp();
  const sent = await createSelfAssessed(test, scene, [9, 9]);
  await putIntoCycle(test, scene.company.id, sent.idResposta);
  const token = await openEmployeeSession(test, manager);
  const [peer, other] = await Promise.all([
    createPerson(test.database, scene.company.id),
    createPerson(test.database, scene.company.id),
  ]);
  const asked = await propose(test, { sent }, token, peer);
  const rater = await openEmployeeSession(test, peer);
  const sessions = [employee, token, rater, await openEmployeeSession(test, other)];
  await lookAt(sent, { sessions, askedId: asked });
  const body = { idResposta: sent.idResposta, idOrganogramaPessoa: other.id };
  const idAvaliador = await write('proposeRater', { token: employee, body });
  await write('decideRater', { token, body: { idAvaliador, flAprovado: false } });
  await write('decideRater', { token, body: { idAvaliador, flAprovado: true } });
  const [competency] = scene.competencies;
  const score = { idAvaliador: asked, idCompetencia: competency?.id, nrIndice: 8 };
  await write('saveOwnRating', { token: rater, body: score });
  expectNothingUnsaid();
});

it('calibrating a score says what it makes stale', async () => {
  const { scene, lookAt, write, expectNothingUnsaid } = await setUp();
  const { company, staff, competencies } = scene;
  const sent = await createSelfAssessed(test, scene, [9, 9]);
  const held = { holdsResults: true };
  const runningId = await putIntoCycle(test, company.id, sent.idResposta, held);
  const rater = await raterByLink(test, scene, sent);
  for (const index of [0, 1]) await rateOne(test, rater, index, 8);
  await lookAt(sent, { cycles: { draftId: runningId, runningId } });
  const place = { idResposta: sent.idResposta, idCompetencia: competencies[0]?.id };
  const change = { ...place, nrNota: 3, dsMotivo: 'A régua dos outros times pede outra nota.' };
  await write('calibrateScore', { token: staff, body: { ...change, nrAlteracoes: 0 } });
  const back = { ...change, nrNota: null, nrAlteracoes: 1 };
  await write('calibrateScore', { token: staff, body: back });
  expectNothingUnsaid();
});

it('closing a review that managers are rating says what it makes stale', async () => {
  const { scene, lookAt, startCycle, write, expectNothingUnsaid } = await setUp({
    managerCount: 2,
  });
  const sent = await createSelfAssessed(test, scene, [9, 9]);
  await startCycle('performance');
  const rater = await raterByLink(test, scene, sent);
  await rateOne(test, rater, 0, 2);
  await rateOne(test, rater, 1, 9);
  await lookAt(sent);
  const { staff: token } = scene;
  await write('closePerformanceRequest', { token, body: { idResposta: sent.idResposta } });
  expectNothingUnsaid();
});

it('taking somebody out of the company, and back, says what it makes stale', async () => {
  const { scene, manager, employee, watch, lookAt, startCycle, write, expectNothingUnsaid } =
    await setUp();
  const idOrganogramaPessoa = (await createPerson(test.database, scene.company.id)).id;
  const sent = await createSelfAssessed(test, scene, [9, 9]);
  await startCycle('behavioral');
  // The manager's own session ends.
  await lookAt(sent, { sessions: [employee] });
  await write('deactivateEmployee', { token: scene.staff, body: { idOrganogramaPessoa } });
  await write('activateEmployee', { token: scene.staff, body: { idOrganogramaPessoa } });
  await watch.during('deactivateEmployee', () => deactivate(test, scene, manager));
  expectNothingUnsaid();
});

it('the writes about oneself and the company say what they make stale', async () => {
  const { scene, employee, watch, lookAt, startCycle, write, expectNothingUnsaid } = await setUp();
  const { company, person, staff } = scene;
  const newcomer = await createPerson(test.database, company.id, { password_hash: null });
  const { link } = await sendReview(test, scene, newcomer);
  const doors = await openDoors(company.id, staff, await startCycle('behavioral'));
  const password = { senhaAtual: fixturePassword, senhaNova: 'ipe-amarelo-27' };
  const colleague = await openStaffSession(test, await createStaffUser(test.database, company.id));
  const list = { dsLista: 'usuarios', dsFormato: 'csv' } as const;
  const { data: idExportacao } = await test.call('createListExport', { token: staff, body: list });
  const asked = {
    getCompanyPublicInfo: { params: { idCliente: company.id } },
    getListExport: { params: { idExportacao } },
    ...doors,
  };

  await lookAt({ ...nothing, link }, { asked });
  await write('changeEmployeePassword', { token: employee, body: password });
  await write('changeStaffPassword', { token: colleague, body: password });
  await write('createFirstAccess', { params: { hash: link }, body: { senha: 'ipe-amarelo-27' } });
  await write('createListExport', { token: staff, body: list });
  const key = await write('createCompanyKey', { token: staff, body: { nmChave: 'Intranet' } });
  const { chave, idChave } = key as { chave: string; idChave: number };
  await write('saveCompany', { token: staff, body: companyData });
  await write('exchangeEmployeeToken', { body: { chave, email: person.email } });
  await write('revokeCompanyKey', { token: staff, body: { idChave } });
  expect([...watch.answered]).toEqual(expect.arrayContaining(Object.keys(doors)));
  expectNothingUnsaid();
});

it('the writes about users and their rights say what they make stale', async () => {
  const { scene, lookAt, write, watch, expectNothingUnsaid } = await setUp();
  const { company, staff: token } = scene;
  const newcomer = await createPerson(test.database, company.id, { password_hash: null });
  const idOrganogramaPessoa = (await createPerson(test.database, company.id)).id;
  const unmailed = { email: null, registration_number: 'F-0042', password_hash: null };
  const { id: unmailedId } = await createPerson(test.database, company.id, unmailed);
  const { link } = await sendReview(test, scene, newcomer);
  const staffArea = await createStaffArea(test, token);
  const { profileId, userId } = staffArea;
  const other = await test.openSession({
    companyId: company.id,
    realm: 'staff',
    id: userId,
  });
  const password = { senhaAtual: secretUser(userId).dsSenha, senhaNova: 'girassol-27' };
  await test.call('changeStaffPassword', { token: other, body: password });
  const look = () => lookAt({ ...nothing, link }, { staffArea, staffSessions: [token, other] });

  await look();
  const profile = { ...secretProfile(profileId), nmPerfilAcesso: 'Outro nome' };
  await write('saveAccessProfile', { token, body: profile });
  const linked = {
    ...secretUser(userId),
    idOrganogramaPessoa,
    Perfis: [{ IdUsuario: userId, IdPerfilAcesso: profileId }],
  };
  await write('saveUser', { token, body: linked });
  await look();
  const account = isolationCases.updateStaffUser?.request({} as IsolationScene).body as object;
  const dsEmail = secretUser(userId).dsEmail;
  await write('updateStaffUser', { token: other, body: { ...account, dsEmail } });
  await write('saveAccessProfile', { token, body: secretProfile(profileId) });
  const handLink = () =>
    write('createFirstAccessLink', { token, body: { idOrganogramaPessoa: unmailedId } });
  const lookAtHanded = (handed: unknown) => {
    const { hash } = handed as DataOf<'createFirstAccessLink'>;
    const asked = { getFirstAccessLink: { params: { hash } } };
    return lookAt({ ...nothing, link }, { staffArea, asked });
  };
  await lookAtHanded(await handLink());
  await write('setEmployeePassword', {
    token,
    body: { idOrganogramaPessoa: newcomer.id, novaSenha: 'ipe-amarelo-27' },
  });
  await write('deactivateEmployee', { token, body: { idOrganogramaPessoa } });
  await write('activateEmployee', { token, body: { idOrganogramaPessoa } });
  const { hash } = (await handLink()) as DataOf<'createFirstAccessLink'>;
  await lookAtHanded({ hash });
  await write('acceptFirstAccessLink', { params: { hash }, body: { senha: 'ipe-amarelo-27' } });
  const dsLogin = 'convidada@empresa.example';
  const invitee = { ...secretUser(0), dsSenha: undefined, dsEmail: dsLogin };
  const { data: inviteeId } = await test.call('saveUser', { token, body: invitee });
  test.clock.set(new Date(testStart.getTime() + 60_000));
  const lookAtInvited = async () => {
    const params = { hash: await invitationTo(test, company.id, dsLogin) };
    const invited = { profileId, userId: inviteeId };
    await lookAt(
      { ...nothing, link },
      { staffArea: invited, asked: { getInvitation: { params } } },
    );
  };
  await lookAtInvited();
  await write('resendInvitation', { token, body: { idUsuario: inviteeId } });
  await lookAtInvited();
  await write('acceptInvitation', {
    params: { hash: await invitationTo(test, company.id, dsLogin) },
    body: { senha: 'ipe-amarelo-27' },
  });
  await lookAt({ ...nothing, link }, { staffArea });
  await write('deleteUser', { token, params: { id: userId } });
  await write('deleteAccessProfile', { token, params: { id: profileId } });
  expect([...watch.made]).toHaveLength(12);
  expectNothingUnsaid();
});

it('the writes about positions and competencies say what they make stale', async () => {
  const { scene, manager, lookAt, write, expectNothingUnsaid } = await setUp();
  const { staff: token, person } = scene;
  const sent = await createSelfAssessed(test, scene, [9, 9]);
  const structure = await createStructureScene(test, {
    companyId: scene.company.id,
    token,
  });
  const { positionId, otherPositionId, seniorityId, competencyId } = structure;
  const links = [sent.link, await mailedLinkOf(test, scene, manager)];
  const inPosition = { idOrganogramaPessoa: person.id, idOrganogramaCargo: positionId };
  const choice = { idCompetencia: competencyId, idOrganogramaCargo: positionId };

  await lookAt(sent, { links, structure });
  await write('addPersonToPosition', { token, body: inPosition });
  const changed = {
    ...secretPosition(positionId, seniorityId),
    nmCargo: 'Outro Cargo',
    idsCompetencias: [competencyId],
  };
  await write('savePosition', { token, body: changed });
  await write('setPositionCompetency', { token, body: { ...choice, isPost: false } });
  const seniority = { idSenioridade: seniorityId, nmSenioridade: 'Outra Senioridade' };
  await write('saveSeniority', { token, body: seniority });
  const competency = secretCompetency(competencyId);
  await write('saveCompetency', { token, body: { ...competency, nmCompetencia: 'Outra' } });
  await write('setCompetencyActivity', {
    token,
    body: { idCompetencia: competencyId, flAtiva: false },
  });
  const { data: seniorities } = await test.call('listSeniorities', { token });
  const idsSenioridades = seniorities.map(({ idSenioridade }) => idSenioridade).reverse();
  const another = await test.call('saveSeniority', {
    token,
    body: { ...seniority, idSenioridade: 0, nmSenioridade: 'Mais uma' },
  });
  await lookAt(sent, { links, structure });
  await write('orderSeniorities', {
    token,
    body: { idsSenioridades: [another.data, ...idsSenioridades] },
  });
  const { data: competencies } = await test.call('listCompetencies', { token });
  const idsCompetencias = competencies.map(({ idCompetencia }) => idCompetencia).reverse();
  await write('orderCompetencies', { token, body: { idsCompetencias } });
  await write('deleteSeniority', {
    token,
    query: { idSenioridade: seniorityId, idSenioridadeDestino: another.data },
  });
  await write('removePersonFromPosition', { token, body: { idOrganogramaPessoa: person.id } });
  await test.call('addPersonToPosition', { token, body: inPosition });
  await lookAt(sent, { links, structure });
  await write('deletePosition', {
    token,
    query: { idOrganogramaCargo: positionId, idOrganogramaCargoDestino: otherPositionId },
  });
  expectNothingUnsaid();
});

it.each([
  ['has been answered', 'answered'],
  ['is to be answered', 'sent'],
])(
  'the writes about the organization chart say what they make stale while a review %s',
  async (_state, state) => {
    const { scene, manager, employee, lookAt, startCycle, write, expectNothingUnsaid } =
      await setUp();
    const { staff: token, person, company } = scene;
    const sent =
      state === 'sent'
        ? await sendReview(test, scene, person)
        : await createSelfAssessed(test, scene, [9, 9]);
    await giveResults(scene, [person, manager]);
    const structure = await createStructureScene(test, { companyId: company.id, token });
    const other = { idOrganogramaNo: structure.departmentId };
    const own = { idOrganogramaNo: scene.departmentId };
    const who = { idOrganogramaPessoa: person.id };
    const department = secretDepartment(structure.departmentId);
    const sessions = [employee, await openEmployeeSession(test, manager)];
    const undoLast = async () => {
      const { data } = await test.call('getLastOrganizationChange', { token });
      await write('undoOrganizationChange', { token, body: { idAlteracao: data?.idAlteracao } });
    };

    const look = () => lookAt(sent, { links: [sent.link], structure, sessions });
    await startCycle('behavioral');
    await look();
    await write('saveDepartment', { token, body: { ...department, nmDepartamento: 'Novo Nome' } });
    await undoLast();
    await write('removePersonFromDepartment', { token, body: who });
    await write('addPersonToDepartment', { token, body: { ...who, ...other } });
    await undoLast();
    await undoLast();
    await look();
    await write('saveDepartmentManagers', { token, body: { ...own, idsGestores: [] } });
    await write('saveDepartmentManagers', { token, body: { ...other, idsGestores: [manager.id] } });
    await write('saveDepartment', {
      token,
      body: {
        ...secretDepartment(own.idOrganogramaNo),
        idOrganogramaNoSuperior: structure.departmentId,
      },
    });
    await look();
    await write('insertDepartment', { token, body: { ...own, nmDepartamento: 'Entre' } });
    await undoLast();
    const query = { ...other, idOrganogramaNoDestinoFilhos: 0, idOrganogramaNoDestinoPessoas: 0 };
    await write('deleteDepartment', { token, query });
    await undoLast();
    await look();
    for (let count = 0; count < 3; count += 1) await undoLast();
    await look();
    const added = await write('saveDepartment', {
      token,
      body: { ...secretDepartment(0), nmDepartamento: 'Mais Um' },
    });
    await write('deleteDepartment', { token, query: { idOrganogramaNo: Number(added) } });
    expectNothingUnsaid();
  },
);

it('the writes about employees say what they make stale', async () => {
  const { scene, manager, author, employee, training, watch, lookAt, ...rest } = await setUp();
  const { startCycle, write, expectNothingUnsaid } = rest;
  const { staff: token, person, company } = scene;
  const sent = await createSelfAssessed(test, scene, [9, 9]);
  const structure = await createStructureScene(test, { companyId: company.id, token });
  const links = [sent.link, await mailedLinkOf(test, scene, manager)];
  await giveResults(scene, [person, manager]);
  const certificate = await giveCertificate(person, training.trainingId);
  const unmailed = { email: null, registration_number: 'F-0042', password_hash: null };
  const { id: unmailedId } = await createPerson(test.database, company.id, unmailed);
  const handed = { idOrganogramaPessoa: unmailedId };
  const { data: first } = await test.call('createFirstAccessLink', { token, body: handed });
  const asked = {
    verifyCertificate: { params: { codigo: certificate } },
    getFirstAccessLink: { params: { hash: first.hash } },
  };
  const look = () => lookAt(sent, { links, structure, sessions: [employee], asked });
  // What it changes has changed once the import has come to its end.
  const worked = async <Data>(reply: TestReply<Data>, importId: number) => {
    await runImport(test, { companyId: company.id, importId });
    return reply;
  };
  const importRows = (...rows: readonly string[]) =>
    watch.during('importEmployees', async () => {
      const sheet = sheetForm(csvWithManagers(...rows), mappingWithManagers);
      const reply = await test.call('importEmployees', { token, ...sheet });
      return worked(reply, reply.data);
    });
  const undo = (idImportacao: number) =>
    watch.during('undoEmployeeImport', async () =>
      worked(
        await test.call('undoEmployeeImport', { token, body: { idImportacao } }),
        idImportacao,
      ),
    );
  const linked = { ...secretUser(0), idOrganogramaPessoa: person.id };
  await test.call('saveUser', { token, body: linked });

  await startCycle('behavioral');
  await look();
  const added = await write('saveEmployee', { token, body: secretEmployee(0, structure) });
  const body = {
    ...secretEmployee(person.id, structure),
    nmPessoa: 'Outro Nome',
    idsGestores: [Number(added)],
  };
  await write('saveEmployee', { token, body });
  const another = await test.call('saveEmployee', {
    token,
    body: { ...secretEmployee(0, structure), dsEmail: 'mais.um@empresa.example' },
  });
  const moved = { ...secretEmployee(Number(added), structure), dsEmail: 'outro@empresa.example' };
  await test.call('saveEmployee', { token, body: moved });
  const former = secretEmployee(0, structure).dsEmail;
  await look();
  await write('confirmAddress', {
    params: { hash: await addressConfirmationTo(test, company.id, former) },
  });
  await write('previewImportUndo', { token, body: { idImportacao: structure.importId } });
  await write('undoEmployeeImport', { token, body: { idImportacao: structure.importId } });
  await test.database.inCompany(company.id, (db) =>
    db.updateTable('employee_import').set({ state: 'undone' }).execute(),
  );
  await look();
  const imported = await importRows(
    `Mais Um Nome;F;${body.dsEmail};1133334444;Um Cargo;Um Departamento;;;;;`,
    'Ana Souza;F;ana@empresa.example;1133334444;Um Cargo;Um Departamento;;;F-0042;;',
    'Bia Luz;F;bia@empresa.example;1133334444;Um Cargo;Um Departamento;;;;;',
    'A;;;;;;;;;;',
  );
  await undo(imported);
  await look();
  await write('previewEmployeeImport', { token, ...sheetForm(csvOf('A;;;;;')) });
  await write('deleteEmployee', { token, query: { idOrganogramaPessoa: another.data } });
  await write('saveEmployee', { token, body: { ...body, flAtivo: false } });
  await look();
  const administrator = await openStaffSession(test, author);
  const named = { idOrganogramaPessoa: person.id, nmPessoa: body.nmPessoa };
  await write('anonymizeEmployee', { token: administrator, body: named });
  expectNothingUnsaid();
});

it('the writes about trainings say what they make stale', async () => {
  const { scene, manager, author, training, lookAt, write, expectNothingUnsaid } = await setUp();
  const { company, person } = scene;
  const token = await openStaffSession(test, author);
  const params = { id: training.trainingId };
  const changed = {
    ...secretTraining(training, person.id),
    idTreinamento: training.trainingId,
    nrVersao: 1,
  };

  await lookAt(nothing);
  await write('createTrainingCategory', { token, body: { categoria: 'Outra Categoria' } });
  const urlRecurso = await addVideo(test, { companyId: company.id, staffUserId: author.id });
  const another = {
    ...secretTraining(training, manager.id),
    nmTreinamento: 'Outro Treinamento',
    sessoes: [{ nmSessao: 'Sessão', recursos: [resource(urlRecurso)] }],
  };
  await write('createTraining', { token, body: another });
  await write('updateTraining', {
    token,
    body: { ...changed, funcionarios: [person.id, manager.id] },
  });
  test.clock.advance(60_000);
  await lookAt(nothing);
  await write('sendTrainingInvitations', { token, query: { idTreinamento: params.id } });
  await write('resendTrainingInvitation', {
    token,
    params: { idTreinamento: params.id, idPessoa: manager.id },
  });
  const sessoes = [{ nmSessao: 'Sessão', recursos: [resource(training.freeVideoName)] }];
  await write('updateTraining', {
    token,
    body: { ...changed, nrVersao: 2, nmTreinamento: 'Novo Nome', sessoes, funcionarios: [] },
  });
  await write('setTrainingActive', { token, params: { ...params, flAtivo: 0 } });
  await write('setTrainingActiveByGet', { token, params: { ...params, flAtivo: 1 } });
  await write('deleteTraining', { token, params });
  expectNothingUnsaid();
});

it('the writes of the training player say what they make stale', async () => {
  const { training, lookAt, write, expectNothingUnsaid } = await setUp();
  const { hs, pin } = training.seat;
  const opened = await test.call('getPlayerTraining', { params: { hs, pin } });
  const [idRecursoSessao = 0] = opened.data.sessoes.flatMap(({ recursos }) =>
    recursos.map((video) => video.idRecursoSessao),
  );
  const state = { flFoiConcluido: 0, nrTempoVideo: 150, flFoiUltimoRecursoAssistido: 1 };
  const watched = { ...state, idRecursoSessao, trechos: [[0, 150]] };

  await lookAt(nothing);
  await write('savePlayerProgress', {
    params: { hs, pin },
    body: { hash: hs, recursosPlataformaTreinamento: [watched] },
  });
  await write('sendPlayerPin', { params: { hs }, body: { email: 'outra@empresa.example' } });
  test.clock.advance(60_000);
  await lookAt(nothing);
  await write('refreshPlayerPin', { link: hs, body: { hsTreinamento: hs, dsPin: pin } });
  expectNothingUnsaid();
});

it('the writes about games say what they make stale', async () => {
  const { scene, manager, author, game, lookAt, write, expectNothingUnsaid } = await setUp();
  const { person } = scene;
  const token = await openStaffSession(test, author);
  const query = { idJogo: game.gameId };
  const changed = { ...secretGame(person.id), idJogo: game.gameId, nrVersao: 1 };

  await lookAt(nothing);
  await write('createGame', { token, body: { ...secretGame(manager.id), nmJogo: 'Outro Jogo' } });
  await write('createGameFromTemplate', { token, body: { dsModelo: 'nr1' } });
  await write('duplicateGame', { token, body: { ...query, flNovaRodada: true } });
  await write('updateGame', {
    token,
    body: { ...changed, funcionarios: [person.id, manager.id] },
  });
  test.clock.advance(60_000);
  await lookAt(nothing);
  await write('sendGameInvitations', { token, query });
  await write('remindGamePlayers', { token, query });
  await write('updateGame', {
    token,
    body: { ...changed, nrVersao: 2, nmJogo: 'Novo Nome', perguntas: changed.perguntas.slice(1) },
  });
  const draft = await test.call('createGame', {
    token,
    body: { ...secretGame(manager.id), nmJogo: 'Rascunho' },
  });
  await lookAt(nothing);
  await write('deleteGame', { token, query: { idJogo: draft.data } });
  await write('closeGame', { token, query });
  expectNothingUnsaid();
});

it('the writes about cycles say what they make stale', async () => {
  const { scene, manager, author, watch, lookAt, write, expectNothingUnsaid } = await setUp();
  const { company, person } = scene;
  const token = await openStaffSession(test, author);
  const run = (cycleId: number) => runJob(test, 'run-cycle', { companyId: company.id, cycleId });
  /** Makes a write whose work a job does, and that too. */
  const writeAndRun = (
    id: OperationId,
    body: { readonly idCiclo: number; readonly [field: string]: unknown },
  ) =>
    watch.during(id, async () => {
      const reply = await test.call(id, { token, body });
      await run(body.idCiclo);
      return reply;
    });

  await lookAt(nothing);
  const idCiclo = (await write('createCycle', { token, body: secretCycle(person.id) })) as number;
  const look = () => lookAt(nothing, { cycles: { draftId: idCiclo, runningId: idCiclo } });
  await look();
  const body = { ...secretCycle(person.id), idCiclo };
  await write('updateCycle', { token, body: { ...body, nrVersao: 1, dtAbertura: '2026-12-01' } });
  await write('startCycle', { token, body: { idCiclo, nrVersao: 2, flAgora: false } });
  await write('unscheduleCycle', { token, body: { idCiclo } });
  await writeAndRun('startCycle', { idCiclo, nrVersao: 4, flAgora: true });
  await look();
  await writeAndRun('addCyclePeople', { idCiclo, lstPessoas: [manager.id] });
  await look();
  const { id: unreachedId } = await createPerson(test.database, company.id, { email: null });
  await look();
  await writeAndRun('addCyclePeople', { idCiclo, lstPessoas: [unreachedId] });
  await test.database.inCompany(company.id, (db) =>
    db.deleteFrom('disc_response').where('person_id', '=', unreachedId).execute(),
  );
  await look();
  await writeAndRun('sendCycleToUnsent', { idCiclo });
  await look();
  await write('createCycleSlips', { token, body: { idCiclo } });
  const identity = { registration_number: 'M-7', birth_date: '1990-05-14' };
  await test.database.inCompany(company.id, (db) =>
    db.updateTable('person').set(identity).where('id', '=', person.id).execute(),
  );
  await look();
  const totem = await write('openCycleTotem', { token, body: { idCiclo } });
  const { codigo: hash } = totem as { codigo: string };
  await lookAt(nothing, {
    cycles: { draftId: idCiclo, runningId: idCiclo },
    asked: { getTotem: { params: { hash } } },
  });
  const at = { dsIdentificacao: 'M-7', dtNascimento: '1990-05-14' };
  await write('enterTotem', { params: { hash }, body: at });
  await write('closeCycleTotem', { token, body: { idCiclo } });
  await write('removeCyclePerson', { token, body: { idCiclo, idOrganogramaPessoa: manager.id } });
  await write('moveCycleDeadline', { token, body: { idCiclo, dtPrazo: '2026-12-22' } });
  await writeAndRun('closeCycle', { idCiclo, flCancelarAbertas: true });
  const draft = await test.call('createCycle', {
    token,
    body: { ...secretCycle(manager.id), nmCiclo: 'Rascunho' },
  });
  await lookAt(nothing, { cycles: { draftId: draft.data, runningId: draft.data } });
  await write('deleteCycle', { token, query: { idCiclo: draft.data } });
  const holding = { ...secretCycle(manager.id), idTipoCiclo: 2, flRetemResultados: true } as const;
  const held = await test.call('createCycle', { token, body: { ...holding, nmCiclo: 'Retido' } });
  const ofHeld = { idCiclo: held.data };
  await test.call('startCycle', { token, body: { ...ofHeld, nrVersao: 1, flAgora: true } });
  await run(held.data);
  const lookAtHeld = () =>
    lookAt(nothing, { cycles: { draftId: held.data, runningId: held.data } });
  await lookAtHeld();
  await write('releaseCycleResults', { token, body: { ...ofHeld, dtLiberacao: '2027-01-11' } });
  const back = { ...ofHeld, dtLiberacao: null, flTiraDia: true };
  await write('releaseCycleResults', { token, body: back });
  await watch.during('releaseCycleResults', async () => {
    const body = { ...ofHeld, dtLiberacao: null };
    const reply = await test.call('releaseCycleResults', { token, body });
    await runJob(test, 'release-results', { companyId: company.id, cycleId: held.data });
    return reply;
  });
  await lookAtHeld();
  expectNothingUnsaid();
});

it('the writes of the game player say what they make stale', async () => {
  const { game, lookAt, write, expectNothingUnsaid } = await setUp();
  const { hs: link, personId } = game;
  const [quiz, words, pillars] = game.questions;
  const of = { idOrganogramaPessoa: personId };
  const chosen = { ...of, idPergunta: quiz?.id, idPerguntaOpcao: quiz?.optionIds[0] };

  await lookAt(nothing);
  await write('saveGameChoice', { link, body: chosen });
  await write('saveGameText', {
    link,
    body: { idJogador: personId, idPergunta: words?.id, dsTexto: 'Boa' },
  });
  await write('saveGameRating', { link, body: { ...of, idPergunta: pillars?.id, nrValor: 4 } });
  expectNothingUnsaid();
});

it('the writes about stored videos say what they make stale', async () => {
  const { author, lookAt, write, expectNothingUnsaid } = await setUp();
  const token = await openStaffSession(test, author);
  const upload = async () =>
    ((await write('uploadTrainingVideo', { token, ...videoForm(mp4) })) as StoredVideo).urlRecurso;

  await lookAt(nothing);
  await write('deleteStoredResources', {
    token,
    body: { listaArquivosExcluir: [await upload()] },
  });
  await write('deleteStoredResource', { token, query: { objectName: await upload() } });
  await write('deleteStoredResourceByGet', { token, query: { objectName: await upload() } });
  expectNothingUnsaid();
});

it('the writes without a story of their own say what they make stale', async () => {
  const { scene, employee, lookAt, write, expectNothingUnsaid } = await setUp();
  const { link } = await sendReview(test, scene, scene.person);
  const credentials = {
    staffBearer: { token: scene.staff },
    employeeBearer: { token: employee },
    linkHash: { link },
  };
  await lookAt({ ...nothing, link });
  for (const id of plainWrites) {
    const { params, ...request } = isolationCases[id]?.request({} as IsolationScene) ?? {};
    const [scheme] = test.contract.operations.get(id)?.schemes ?? [];
    await write(id, {
      ...request,
      ...(params && { params: 'hash' in params ? { ...params, hash: link } : params }),
      ...(scheme && credentials[scheme]),
    });
  }
  expectNothingUnsaid();
});

it('knows every live write', () => {
  const stated = [...statedChanges(test.contract).keys()].filter((id) => !OF_SESSIONS.includes(id));
  expect(stated.filter((id) => !made.has(id))).toEqual([]);
});

it('has every live read answer somewhere', () => {
  const reads = watchedReads(test.contract).map(({ id }) => id);
  expect(reads.filter((id) => !answered.has(id))).toEqual([]);
});
