import type { TestApp } from '../../../../test/build-test-app.ts';
import { createPerson } from '../../../../test/fixtures.ts';
import { openEmployeeSession } from '../../../../test/sessions.ts';
import type { PersonRow } from '../../../shared/people/people-tables.ts';
import {
  createDepartment,
  createReviewScene,
  createSelfAssessed,
  leadDepartment,
  type ReviewScene,
  type SentReview,
  sendReview,
} from './performance-scene.ts';

/** A review of a cycle that asks around; the person leads a department, and has peers and reports. */
export interface AroundScene extends ReviewScene {
  readonly sent: SentReview;
  readonly manager: PersonRow;
  readonly peers: readonly PersonRow[];
  readonly reports: readonly PersonRow[];
  /** Access tokens of the person and of the manager. */
  readonly employee: string;
  readonly boss: string;
  readonly cycleId: number;
}

/** Sets the scene; the self-assessment is done, or still to do. */
export async function createAroundScene(
  test: TestApp,
  { isSelfAssessed = true } = {},
): Promise<AroundScene> {
  const scene = await createReviewScene(test, { managerCount: 1 });
  const { company, person, departmentId } = scene;
  const [manager] = scene.managers;
  if (!manager) throw new Error('The scene has no manager');
  const led = await createDepartment(test, company.id, departmentId);
  await leadDepartment(test, company.id, led, person.id);
  const people = (name: string, count: number, department_id: number) =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        createPerson(test.database, company.id, { name: `${name} ${index + 1}`, department_id }),
      ),
    );
  const sent = await (isSelfAssessed
    ? createSelfAssessed(test, scene, [9, 9])
    : sendReview(test, scene, person));
  return {
    ...scene,
    sent,
    manager,
    peers: await people('Par', 4, departmentId),
    reports: await people('Liderado', 3, led),
    employee: await openEmployeeSession(test, person),
    boss: await openEmployeeSession(test, manager),
    cycleId: await putIntoCycle(test, company.id, sent.idResposta),
  };
}

/** Makes a review part of a cycle under way that asks around, and may hold its results; its id. */
export async function putIntoCycle(
  test: TestApp,
  companyId: number,
  responseId: number,
  { holdsResults = false } = {},
): Promise<number> {
  return test.database.inCompany(companyId, async (db) => {
    const now = test.clock.now();
    const { id } = await db
      .insertInto('cycle')
      .values({
        company_id: companyId,
        kind: 'performance',
        name: `Ciclo ao redor ${responseId}`,
        welcome: '',
        opens_on: null,
        due_on: '2026-12-18',
        reminder_days: [],
        reminds_managers: false,
        asks_around: true,
        holds_results: holdsResults,
        department_ids: [],
        position_ids: [],
        hired_before: null,
        only_named: false,
        named_ids: [],
        except_ids: [],
        created_at: now,
        started_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('performance_response')
      .set({ cycle_id: id })
      .where('id', '=', responseId)
      .execute();
    return id;
  });
}

/** Proposes somebody; tells the id. */
export async function propose(
  test: TestApp,
  { sent }: Pick<AroundScene, 'sent'>,
  token: string,
  { id }: Pick<PersonRow, 'id'>,
): Promise<number> {
  const body = { idResposta: sent.idResposta, idOrganogramaPessoa: id };
  const reply = await test.call('proposeRater', { token, body });
  if (reply.status !== 200) throw new Error(reply.msg);
  return reply.data;
}

/** Has a manager ask somebody, who rates everything with these scores and comments. */
export async function rateAround(
  test: TestApp,
  scene: AroundScene,
  rater: PersonRow,
  scores: readonly number[],
  comments: readonly string[] = [],
): Promise<number> {
  const idAvaliador = await propose(test, scene, scene.boss, rater);
  const token = await openEmployeeSession(test, rater);
  for (const [index, nrIndice] of scores.entries()) {
    const idCompetencia = scene.competencies[index]?.id;
    const dsComentario = comments[index] ?? '';
    const body = { idAvaliador, idCompetencia, nrIndice, dsComentario };
    const reply = await test.call('saveOwnRating', { token, body });
    if (reply.status !== 200) throw new Error(reply.msg);
  }
  return idAvaliador;
}

/** Has staff close the cycle. */
export async function closeAround(test: TestApp, { staff, cycleId }: AroundScene): Promise<void> {
  const body = { idCiclo: cycleId, flCancelarAbertas: false };
  const reply = await test.call('closeCycle', { token: staff, body });
  if (reply.status !== 200) throw new Error(reply.msg);
}
