import type { TestApp, TestReply } from '../../../../test/build-test-app.ts';
import { createPerson } from '../../../../test/fixtures.ts';
import { openEmployeeSession } from '../../../../test/sessions.ts';
import type { DataOf } from '../../../operation/operation.ts';
import type { PersonRow } from '../../../shared/people/people-tables.ts';
import {
  createDepartment,
  createReviewScene,
  createSelfAssessed,
  leadDepartment,
  mailedLinkOf,
  type ReviewScene,
  type SentReview,
} from './performance-scene.ts';

/** A manager at work on a response. */
export interface Rater {
  idResposta: number;
  manager: Pick<PersonRow, 'id' | 'company_id'>;
  /** Of the manager: a link or a session. */
  credential: { link: string } | { token: string };
}

/** A manager with the link of the newest mail. */
export async function raterByLink(
  test: TestApp,
  scene: ReviewScene,
  { idResposta }: SentReview,
  index = 0,
): Promise<Rater> {
  const manager = scene.managers[index];
  if (!manager) throw new Error(`There is no manager at ${index}`);
  return { idResposta, manager, credential: { link: await mailedLinkOf(test, scene, manager) } };
}

/** A manager in a session. */
export async function raterBySession(
  test: TestApp,
  { idResposta }: Pick<SentReview, 'idResposta'>,
  manager: PersonRow | undefined,
): Promise<Rater> {
  if (!manager) throw new Error('There is no such manager');
  return { idResposta, manager, credential: { token: await openEmployeeSession(test, manager) } };
}

/** A manager of the same company with the link to rate somebody else, in another department. */
export async function raterOfOthers(test: TestApp, scene: ReviewScene): Promise<Rater> {
  const companyId = scene.company.id;
  const departmentId = await createDepartment(test, companyId);
  const person = await createPerson(test.database, companyId, { department_id: departmentId });
  const manager = await createPerson(test.database, companyId, { name: 'Rui Alheio' });
  await leadDepartment(test, companyId, departmentId, manager.id);
  const { idResposta } = await createSelfAssessed(test, scene, [5, 5], person);
  return { idResposta, manager, credential: { link: await mailedLinkOf(test, scene, manager) } };
}

/** A response that waits for its two managers, each with a link at hand. */
export interface RatingScene extends ReviewScene {
  sent: SentReview;
  ana: Rater;
  bia: Rater;
}

/** Sets the scene and has the self-assessment done. */
export async function createRatingScene(
  test: TestApp,
  selfScores: readonly number[],
): Promise<RatingScene> {
  const scene = await createReviewScene(test);
  const sent = await createSelfAssessed(test, scene, selfScores);
  const ana = await raterByLink(test, scene, sent);
  const bia = await raterByLink(test, scene, sent, 1);
  return { ...scene, sent, ana, bia };
}

/** Saves a manager's score of the competency at a place of the response's list. */
export async function rateOne(
  test: TestApp,
  { idResposta, manager, credential }: Rater,
  index: number,
  nrIndice: number,
  headers: Record<string, string> = {},
): Promise<TestReply<DataOf<'saveManagerAnswer'>>> {
  const row = await test.database.inCompany(manager.company_id, (db) =>
    db
      .selectFrom('performance_response_competency')
      .where('response_id', '=', idResposta)
      .where('sort_order', '=', index + 1)
      .select(['id', 'competency_id'])
      .executeTakeFirstOrThrow(),
  );
  return test.call('saveManagerAnswer', {
    ...credential,
    headers,
    body: {
      idRespostaOpcao: row.id,
      idCompetencia: row.competency_id,
      idOrganogramaGestor: manager.id,
      nrIndice,
    },
  });
}

/** Rates the competencies from the first on; the last reply. */
export async function rate(
  test: TestApp,
  rater: Rater,
  scores: readonly number[],
): Promise<TestReply<DataOf<'saveManagerAnswer'>>> {
  let last: TestReply<DataOf<'saveManagerAnswer'>> | undefined;
  for (const [index, score] of scores.entries()) {
    last = await rateOne(test, rater, index, score);
    if (last.status !== 200) throw new Error(last.msg);
  }
  if (!last) throw new Error('There is nothing to rate');
  return last;
}

/** Writes a manager's feedback on the competency at a place of the response's list. */
export async function writeFeedback(
  test: TestApp,
  { idResposta, manager, credential }: Rater,
  index: number,
  dsFeedback: string,
  headers: Record<string, string> = {},
): Promise<TestReply<DataOf<'saveManagerFeedback'>>> {
  const own = await test.call('listOwnManagerScores', {
    ...credential,
    query: { idGestor: manager.id, idResposta },
  });
  const score = own.data[index];
  return test.call('saveManagerFeedback', {
    ...credential,
    headers,
    body: {
      idRespostaOpcaoGestor: score?.idRespostaOpcaoGestor,
      idCompetencia: score?.idCompetencia,
      idOrganogramaPessoaGestor: manager.id,
      dsFeedback,
    },
  });
}

/** Has a review of the person of the scene and its only manager end, with nothing owed. */
export async function createFinishedReview(test: TestApp, scene: ReviewScene): Promise<SentReview> {
  const sent = await createSelfAssessed(test, scene, [9, 9]);
  await rate(test, await raterByLink(test, scene, sent), [8, 9]);
  return sent;
}
