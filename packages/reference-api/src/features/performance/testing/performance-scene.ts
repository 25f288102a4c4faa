import type { TestApp } from '../../../../test/build-test-app.ts';
import { createCompany, createPerson, createStaffUser } from '../../../../test/fixtures.ts';
import { lastMailedLink, linkIn, mailsOf } from '../../../../test/mails.ts';
import { openStaffSession } from '../../../../test/sessions.ts';
import type { CompanyRow } from '../../../platform/db/company-tables.ts';
import type { PersonRow } from '../../../shared/people/people-tables.ts';
import type { PerformanceCompetencyRow } from '../performance-tables.ts';

/** A department whose managers review one person, and the competencies they do it by. */
export interface ReviewScene {
  company: CompanyRow;
  /** Access token of a staff administrator. */
  staff: string;
  departmentId: number;
  person: PersonRow;
  /** Who lead the department. */
  managers: PersonRow[];
  competencies: PerformanceCompetencyRow[];
}

/** A request that was sent, with the hash of its mail. */
export interface SentReview {
  idResposta: number;
  link: string;
}

const managerNames = ['Ana Prado', 'Bia Luz', 'Caio Reis', 'Davi Melo'];

/** Sets the scene. */
export async function createReviewScene(
  test: TestApp,
  { competencyCount = 2, managerCount = 2 } = {},
): Promise<ReviewScene> {
  const { database } = test;
  const company = await createCompany(database, { trade_name: 'Padaria Pão & Cia' });
  const staffUser = await createStaffUser(database, company.id, { is_administrator: true });
  const departmentId = await createDepartment(test, company.id);
  const person = await createPerson(database, company.id, {
    name: 'Zoé Prado',
    department_id: departmentId,
  });
  const managers = [];
  for (const name of managerNames.slice(0, managerCount)) {
    managers.push(await createPerson(database, company.id, { name }));
  }
  for (const { id } of managers) await leadDepartment(test, company.id, departmentId, id);
  return {
    company,
    staff: await openStaffSession(test, staffUser),
    departmentId,
    person,
    managers,
    competencies: await createCompetencies(test, company.id, competencyCount),
  };
}

let departmentCount = 0;

/** Adds a department. */
export function createDepartment(
  test: TestApp,
  companyId: number,
  parentId: number | null = null,
): Promise<number> {
  departmentCount += 1;
  const name = `Departamento ${departmentCount}`;
  return test.database.inCompany(companyId, async (db) => {
    const { id } = await db
      .insertInto('department')
      .values({ company_id: companyId, parent_id: parentId, name })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** Makes somebody lead a department. */
export async function leadDepartment(
  test: TestApp,
  companyId: number,
  departmentId: number,
  personId: number,
): Promise<void> {
  await test.database.inCompany(companyId, (db) =>
    db
      .insertInto('department_manager')
      .values({ company_id: companyId, department_id: departmentId, person_id: personId })
      .execute(),
  );
}

/** Adds competencies C01, C02, … */
export function createCompetencies(
  test: TestApp,
  companyId: number,
  count: number,
): Promise<PerformanceCompetencyRow[]> {
  const values = Array.from({ length: count }, (_, index) => ({
    company_id: companyId,
    code: `C${String(index + 1).padStart(2, '0')}`,
    name: `Competência ${index + 1}`,
    description: `Descrição ${index + 1}`,
  }));
  return test.database.inCompany(companyId, (db) =>
    db.insertInto('performance_competency').values(values).returningAll().execute(),
  );
}

/** Sends a request to a person and reads the link from its mail. */
export async function sendReview(
  test: TestApp,
  { staff, company }: ReviewScene,
  person: Pick<PersonRow, 'id'>,
): Promise<SentReview> {
  const reply = await test.call('createPerformanceRequest', {
    token: staff,
    body: { idResposta: 0, idOrganogramaPessoaAvaliada: person.id, cdStatus: 4 },
  });
  if (reply.status !== 200) throw new Error(reply.msg);
  return { idResposta: reply.data, link: await lastMailedLink(test, company.id) };
}

/** Saves the person's score of one competency. */
export function saveSelf(
  test: TestApp,
  { idResposta, link }: SentReview,
  competency: Pick<PerformanceCompetencyRow, 'id'> | undefined,
  nrIndice: number,
  headers: Record<string, string> = {},
) {
  const body = { idResposta, idCompetencia: competency?.id, nrIndice };
  return test.call('saveSelfAnswer', { link, body, headers });
}

/** Ends a self-assessment. */
export function finishSelf(test: TestApp, { idResposta, link }: SentReview) {
  return test.call('finishSelfAssessment', {
    link,
    body: { idResposta, nrPerguntasRespondidas: 1 },
  });
}

/** Sends a request to the person of the scene and has the self-assessment done. */
export async function createSelfAssessed(
  test: TestApp,
  scene: ReviewScene,
  scores: readonly number[],
  person: Pick<PersonRow, 'id'> = scene.person,
): Promise<SentReview> {
  const sent = await sendReview(test, scene, person);
  for (const [index, score] of scores.entries()) {
    await saveSelf(test, sent, scene.competencies[index], score);
  }
  const reply = await finishSelf(test, sent);
  if (reply.status !== 200) throw new Error(reply.msg);
  return sent;
}

/** The hash of the newest link that was mailed to somebody. */
export async function mailedLinkOf(
  test: TestApp,
  { company }: Pick<ReviewScene, 'company'>,
  { email }: PersonRow,
): Promise<string> {
  const mails = await mailsOf(test, company.id);
  return linkIn(mails.find(({ recipient }) => recipient === email));
}

/** Takes somebody out of the company. */
export function deactivate(test: TestApp, { staff }: ReviewScene, { id }: Pick<PersonRow, 'id'>) {
  return test.call('deactivateEmployee', { token: staff, body: { idOrganogramaPessoa: id } });
}

/** Ends a review, or cancels it before the end of its self-assessment. */
export function closeReview(
  test: TestApp,
  { staff }: ReviewScene,
  { idResposta }: Pick<SentReview, 'idResposta'>,
) {
  return test.call('closePerformanceRequest', { token: staff, body: { idResposta } });
}

/** The response as it is stored. */
export function storedResponse(test: TestApp, companyId: number, idResposta: number) {
  return test.database.inCompany(companyId, (db) =>
    db
      .selectFrom('performance_response')
      .selectAll()
      .where('id', '=', idResposta)
      .executeTakeFirstOrThrow(),
  );
}
