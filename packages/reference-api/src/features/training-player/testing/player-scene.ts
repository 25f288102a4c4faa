import { trainingLinkExpiry } from '@aferir/domain';
import type { TestApp, TestReply, TestRequest } from '../../../../test/build-test-app.ts';
import { mailsOf } from '../../../../test/mails.ts';
import { issueLink } from '../../../operation/links/issue-link.ts';
import type { BodyOf, DataOf } from '../../../operation/operation.ts';
import type { PersonRow } from '../../../shared/people/people-tables.ts';
import {
  addVideo,
  createTrainingsScene,
  resource,
  type TrainingsScene,
} from '../../trainings/testing/trainings-scene.ts';

/** Duration of each video, in seconds. */
export const seconds = 150;

/** Somebody at the player of a training. */
export interface PlayerSeat {
  readonly person: PersonRow;
  readonly hs: string;
  readonly pin: string;
}

/** What a player sends of one video. */
export type SentVideo = BodyOf<'savePlayerProgress'>['recursosPlataformaTreinamento'][number];

/** A training of two videos in two sessions, for people who are let in. */
export interface PlayerScene extends TrainingsScene {
  readonly trainingId: number;
  /** Of the videos, in order. */
  readonly videoNames: readonly [string, string];
  readonly ids: readonly [number, number];
  /** Makes a link to the training, as if it had been mailed. */
  linkFor(person: PersonRow): Promise<string>;
  /** Lets the training be for a person too. */
  assign(person: PersonRow): Promise<void>;
  /** Adds a person to the training and lets them in. */
  seat(values?: Parameters<TrainingsScene['addPerson']>[0]): Promise<PlayerSeat>;
}

/** Sets the scene. */
export async function createPlayerScene(test: TestApp): Promise<PlayerScene> {
  const trainings = await createTrainingsScene(test);
  const { companyId, user } = trainings;
  const owner = { companyId, staffUserId: user.id };
  const videoNames = [await addVideo(test, owner), await addVideo(test, owner)] as const;
  const trainingId = await trainings.add({
    sessoes: [
      { nmSessao: 'Primeiro dia', recursos: [resource(videoNames[0], { dsLegenda: captions })] },
      { nmSessao: 'Segundo dia', recursos: [resource(videoNames[1], { nmRecurso: 'A equipe' })] },
    ],
  });
  const { sessoes } = await trainings.read(trainingId);
  const [first = 0, second = 0] = sessoes.flatMap(({ recursos }) =>
    recursos.map(({ idRecursoSessao }) => idRecursoSessao),
  );

  const linkFor = (person: PersonRow) => makeTrainingLink(test, { trainingId, person });

  const assign = async ({ id }: PersonRow) => {
    const { funcionarios } = await trainings.read(trainingId);
    const others = funcionarios.map(({ idOrganogramaPessoa }) => idOrganogramaPessoa);
    await trainings.change(trainingId, { funcionarios: [...others, id] });
  };

  return {
    ...trainings,
    trainingId,
    videoNames,
    ids: [first, second],
    linkFor,
    assign,
    async seat(values) {
      const person = await trainings.addPerson(values);
      await assign(person);
      const hs = await linkFor(person);
      return { person, hs, pin: await askForPin(test, hs, person) };
    },
  };
}

/** Makes a link to a training, as if it had been mailed. */
export function makeTrainingLink(
  test: TestApp,
  { trainingId, person }: { readonly trainingId: number; readonly person: PersonRow },
): Promise<string> {
  const { id: personId, company_id: companyId, email } = person;
  const link = {
    response: { companyId, kind: 'training', responseId: trainingId, personId, finishedAt: null },
    role: 'self',
    reason: 'mail',
    mailedTo: email ?? 'ninguem@empresa.example',
    expiry: trainingLinkExpiry,
  } as const;
  return test.database.inCompany(
    companyId,
    async (db) => (await issueLink(db, link, test.clock.now())).hash,
  );
}

/** Captions of the first video. */
export const captions = 'WEBVTT\n\n00:01.000 --> 00:04.000\nOlá!\n';

/** Has a PIN mailed to somebody and reads it in the mail. */
export async function askForPin(test: TestApp, hs: string, person: PersonRow): Promise<string> {
  const { status, msg } = await test.call('sendPlayerPin', {
    params: { hs },
    body: { email: person.email },
  });
  if (status !== 200) throw new Error(msg);
  return mailedPin(test, person.company_id);
}

/** The PIN in the newest mail of a company. */
export async function mailedPin(test: TestApp, companyId: number): Promise<string> {
  const [mail] = await mailsOf(test, companyId);
  const pin = /PIN: (\S+)\n/.exec(mail?.text ?? '')?.[1];
  if (!pin) throw new Error('The mail has no PIN');
  return pin;
}

/** What is sent of a video that was watched from one second to another. */
export function watched(
  idRecursoSessao: number,
  [from, to]: readonly [number, number],
  values: Partial<SentVideo> = {},
): SentVideo {
  return {
    idRecursoSessao,
    flFoiConcluido: 0,
    nrTempoVideo: to,
    flFoiUltimoRecursoAssistido: 1,
    trechos: [[from, to]],
    ...values,
  };
}

/** Saves what was watched. */
export function save(
  test: TestApp,
  { hs, pin }: Pick<PlayerSeat, 'hs' | 'pin'>,
  videos: readonly SentVideo[],
  { nrEstado, ...request }: { nrEstado?: number } & TestRequest = {},
): Promise<TestReply<DataOf<'savePlayerProgress'>>> {
  return test.call('savePlayerProgress', {
    params: { hs, pin },
    body: { hash: hs, recursosPlataformaTreinamento: videos, ...(nrEstado && { nrEstado }) },
    ...request,
  });
}

/** Opens the player. */
export function open(
  test: TestApp,
  { hs, pin }: Pick<PlayerSeat, 'hs' | 'pin'>,
): Promise<TestReply<DataOf<'getPlayerTraining'>>> {
  return test.call('getPlayerTraining', { params: { hs, pin } });
}
