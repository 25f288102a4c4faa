import {
  answerQuestions,
  createFinished,
  type SentRequest,
  sendRequest,
} from '../src/features/behavioral/testing/behavioral-scene.ts';
import { issueLink } from '../src/operation/links/issue-link.ts';
import type { TestApp, TestRequest } from './build-test-app.ts';
import { type CycleTarget, createCycleTarget } from './cycle-target.ts';
import { createCompany, createPerson, createStaffUser, fixturePassword } from './fixtures.ts';
import { createGameTarget, type GameTarget } from './game-target.ts';
import {
  createIsolationReviews,
  type IsolationReviews,
  reviewCallers,
} from './isolation-reviews.ts';
import { createStructureScene, type StructureScene } from './structure-scene.ts';
import { createTrainingTarget, type TrainingTarget } from './training-target.ts';

/** Everybody who tries what is not theirs. The target is of one company and one person of it. */
export const callers = [
  'nobody',
  'staff of another company',
  'staff without the right',
  'the employee',
  'another employee',
  'an employee of another company',
  'a link of another response',
  'a report link of the response',
  'a manager link of the response',
  ...reviewCallers,
] as const;

/** One of them. */
export type Caller = (typeof callers)[number];

/** What the walk finds in place. */
export interface IsolationScene {
  readonly companyId: number;
  readonly personId: number;
  /** An open request of the person, half answered. */
  readonly open: SentRequest;
  /** A finished response of the person. */
  readonly finished: SentRequest;
  /** Performance reviews of the person. */
  readonly reviews: IsolationReviews;
  /** A profile that nobody has, and a user who has none. */
  readonly staffArea: { readonly profileId: number; readonly userId: number };
  /** A position that nobody is in, another one with its competency and seniority. */
  readonly structure: StructureScene;
  /** A training for the person. */
  readonly training: TrainingTarget;
  /** A game for the person. */
  readonly game: GameTarget;
  /** Cycles of the person. */
  readonly cycle: CycleTarget;
  /** That the finished response is. */
  readonly notificationId: number;
  /** A list that its staff have taken away. */
  readonly exportId: number;
  /** A key of the company, with which its servers ask for tokens. */
  readonly companyKey: { readonly idChave: number; readonly chave: string };
  /** Opens a session of a staff user of the company with every right. */
  openStaff(): Promise<string>;
  readonly staffLogin: string;
  readonly employeeLogin: string;
  readonly password: string;
  /** Texts that nobody outside of the company may ever read. */
  readonly secrets: readonly string[];
  /** The credential of a caller, fresh each time, since some calls end sessions. */
  credentialOf(caller: Caller): Promise<Pick<TestRequest, 'token' | 'link'>>;
}

/** Makes two companies with people, requests and links. */
export async function createIsolationScene(test: TestApp): Promise<IsolationScene> {
  const { database } = test;
  const company = await createCompany(database, { trade_name: 'Companhia Sigilosa' });
  const foreign = await createCompany(database);
  const staffUser = await createStaffUser(database, company.id, { is_administrator: true });
  const powerless = await createStaffUser(database, company.id);
  const foreignStaff = await createStaffUser(database, foreign.id, { is_administrator: true });
  const person = await createPerson(database, company.id, { name: 'Sigilda Reservada' });
  const colleague = await createPerson(database, company.id, { name: 'Colega Sigiloso' });
  const foreigner = await createPerson(database, foreign.id);

  const openStaff = (companyId: number, id: number) =>
    test.openSession({ companyId, realm: 'staff', id });
  const openEmployee = (companyId: number, id: number) =>
    test.openSession({ companyId, realm: 'employee', id });
  const staff = await openStaff(company.id, staffUser.id);
  const cast = { company, staffUser, staff };
  const finished = await createFinished(test, { ...cast, person });
  const { data: notifications } = await test.call('listNotifications', { token: staff });
  const open = await sendRequest(test, { ...cast, person });
  await answerQuestions(test, open, ['DISC', 'ISCD']);
  const other = await sendRequest(test, { ...cast, person: colleague });

  const issue = (role: 'report' | 'manager') =>
    database.inCompany(company.id, async (db) => {
      const response = {
        companyId: company.id,
        kind: 'behavioral' as const,
        responseId: open.idResposta,
        personId: person.id,
        finishedAt: null,
      };
      const managerId = role === 'manager' ? { managerId: colleague.id } : {};
      const link = await issueLink(
        db,
        { response, role, reason: 'mail', mailedTo: 'a@empresa.example', ...managerId },
        test.clock.now(),
      );
      return { link: link.hash };
    });

  const { data: companyKey } = await test.call('createCompanyKey', {
    token: staff,
    body: { nmChave: 'Chave Sigilosa' },
  });
  const { data: exportId } = await test.call('createListExport', {
    token: staff,
    body: { dsLista: 'usuarios', dsFormato: 'csv' },
  });
  const staffArea = await createStaffArea(test, staff);
  const reviews = await createIsolationReviews(test, { company, staff, person, colleague });
  // Who is compared with somebody has to have a result too, and another one.
  const manager = { ...person, id: reviews.managerId };
  await createFinished(test, { ...cast, person: manager }, Array(20).fill('SCID'));
  const structure = await createStructureScene(test, { companyId: company.id, token: staff });
  const training = await createTrainingTarget(test, {
    user: staffUser,
    token: staff,
    personId: person.id,
  });

  const game = await createGameTarget(test, {
    companyId: company.id,
    token: staff,
    personId: person.id,
  });

  const cycle = await createCycleTarget(test, {
    companyId: company.id,
    token: staff,
    personId: person.id,
  });

  const credentials: Record<Caller, () => Promise<Pick<TestRequest, 'token' | 'link'>>> = {
    nobody: async () => ({}),
    'staff of another company': async () => ({
      token: await openStaff(foreign.id, foreignStaff.id),
    }),
    'staff without the right': async () => ({ token: await openStaff(company.id, powerless.id) }),
    'the employee': async () => ({ token: await openEmployee(company.id, person.id) }),
    'another employee': async () => ({ token: await openEmployee(company.id, colleague.id) }),
    'an employee of another company': async () => ({
      token: await openEmployee(foreign.id, foreigner.id),
    }),
    'a link of another response': async () => ({ link: other.link }),
    'a report link of the response': () => issue('report'),
    'a manager link of the response': () => issue('manager'),
    ...reviews.credentials,
  };

  return {
    companyId: company.id,
    personId: person.id,
    open,
    finished,
    reviews,
    staffArea,
    structure,
    training,
    game,
    cycle,
    notificationId: notifications.idUltima,
    exportId,
    companyKey,
    openStaff: () => openStaff(company.id, staffUser.id),
    staffLogin: staffUser.login,
    employeeLogin: person.email ?? '',
    password: fixturePassword,
    secrets: [
      'Companhia Sigilosa',
      'Sigilda',
      'Colega Sigiloso',
      'Gestora Sigilosa',
      'Objetivo sigiloso',
      'Chave Sigilosa',
      'Perfil Sigiloso',
      'Usuária Sigilosa',
      'Cargo Sigiloso',
      'Senioridade Sigilosa',
      'Competência Sigilosa',
      'Departamento Sigiloso',
      'Treinamento Sigiloso',
      'Jogo Sigiloso',
      'Pergunta Sigilosa',
      'Ciclo Sigiloso',
      'Categoria Sigilosa',
      person.email ?? '',
    ],
    credentialOf: (caller) => credentials[caller](),
  };
}

/** Adds a profile and a user to the company of an administrator. */
export async function createStaffArea(
  test: TestApp,
  token: string,
): Promise<IsolationScene['staffArea']> {
  const profile = await test.call('saveAccessProfile', { token, body: secretProfile(0) });
  const user = await test.call('saveUser', { token, body: secretUser(0) });
  return { profileId: profile.data, userId: user.data };
}

/** What it takes to save the profile; every right that is in it is also to see profiles at all. */
export function secretProfile(idPerfilAcesso: number) {
  return {
    idPerfilAcesso,
    nmPerfilAcesso: 'Perfil Sigiloso',
    dsPerfilAcesso: 'Vê os perfis.',
    Secoes: [
      { idSecao: 10, flVisualizar: true, flIncluir: false, flAlterar: false, flExcluir: false },
    ],
  };
}

/** What it takes to save the user. */
export function secretUser(idUsuario: number) {
  return {
    idUsuario,
    nmUsuario: 'Usuária Sigilosa',
    dsEmail: 'usuaria.sigilosa@empresa.example',
    dsSenha: 'ipe-amarelo-27',
    flAdministrador: false,
    flAtivo: true,
    nrCpf: '529.982.247-25',
    dsCelular: '(11) 98888-7777',
    nmUf: 'SP',
    Perfis: [],
  };
}
