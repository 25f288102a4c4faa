import { dateOnlyOf } from '@aferir/domain';
import { propose, putIntoCycle } from '../src/features/performance/testing/around-scene.ts';
import {
  createCompetencies,
  createDepartment,
  createSelfAssessed,
  leadDepartment,
  mailedLinkOf,
  type ReviewScene,
  sendReview,
} from '../src/features/performance/testing/performance-scene.ts';
import { rate, writeFeedback } from '../src/features/performance/testing/rating-scene.ts';
import { issueLink } from '../src/operation/links/issue-link.ts';
import type { PersonRow } from '../src/shared/people/people-tables.ts';
import { type TestApp, type TestRequest, testStart } from './build-test-app.ts';
import { createPerson } from './fixtures.ts';
import { openEmployeeSession } from './sessions.ts';

/** Everybody who tries somebody's review. The first two may rate it. */
export const reviewCallers = [
  'a manager of the person',
  'a link of a manager of the person',
  'a manager of somebody else',
  'a link of a manager of somebody else',
  'a manager link of the person',
  'a self link of another review',
  'a report link of the review',
  'a link of an ended session of the person',
] as const;

/** One of them. */
export type ReviewCaller = (typeof reviewCallers)[number];

/** A day on which something is still to be done. */
export const agreementDay = dateOnlyOf(new Date(testStart.getTime() + 30 * 86_400_000));

/** Reviews of one person, and who tries to reach them. */
export interface IsolationReviews {
  readonly managerId: number;
  /** Waits for the manager. */
  readonly open: number;
  /** The person's answering link to it. */
  readonly openLink: string;
  /** Finished, with scores and feedback of the manager. */
  readonly finished: number;
  readonly competencyId: number;
  /** The competency on the open response. */
  readonly responseCompetencyId: number;
  /** The manager's score on the finished response. */
  readonly scoreId: number;
  /** What the manager has written after the finished one. */
  readonly agreementId: number;
  /** Whom the person has proposed to rate them around the finished one, and whom the manager has asked: the manager of a colleague. */
  readonly proposedId: number;
  readonly askedId: number;
  /** Somebody who can be proposed. */
  readonly colleagueId: number;
  readonly credentials: Readonly<
    Record<ReviewCaller, () => Promise<Pick<TestRequest, 'token' | 'link'>>>
  >;
}

/** Where the reviews take place. */
export type ReviewCast = Pick<ReviewScene, 'company' | 'staff' | 'person'> & {
  /** Somebody whom another manager reviews. */
  colleague: PersonRow;
};

/** Makes a finished and an open review of the person, and one of a colleague. */
export async function createIsolationReviews(
  test: TestApp,
  cast: ReviewCast,
): Promise<IsolationReviews> {
  const { company, person, colleague } = cast;
  const { manager, departmentId } = await createManagerOf(test, person, 'Gestora Sigilosa');
  const { manager: otherManager } = await createManagerOf(test, colleague, 'Gestor Sigiloso');
  const competencies = await createCompetencies(test, company.id, 2);
  const scene = { ...cast, departmentId, managers: [manager], competencies };

  const finished = await createSelfAssessed(test, scene, [9, 9]);
  const credential = { token: await openEmployeeSession(test, manager) };
  const rater = { idResposta: finished.idResposta, manager, credential };
  await rate(test, rater, [3, 9]);
  await writeFeedback(test, rater, 0, 'Feedback sigiloso');
  const reportLink = await mailedLinkOf(test, scene, person);
  const agreement = await test.call('saveAgreement', {
    ...credential,
    body: {
      idCombinado: 0,
      idResposta: finished.idResposta,
      dsObjetivo: 'Objetivo sigiloso',
      dsAcao: 'Ação sigilosa',
      tpResponsavel: 'pessoa',
      dtPrazo: agreementDay,
      idCompetencia: null,
    },
  });

  await putIntoCycle(test, company.id, finished.idResposta);
  const proposed = await createPerson(test.database, company.id, { name: 'Par Sigiloso' });
  const employee = await openEmployeeSession(test, person);
  const proposedId = await propose(test, { sent: finished }, employee, proposed);
  const askedId = await propose(test, { sent: finished }, credential.token, otherManager);

  test.clock.advance(1000);
  const open = await createSelfAssessed(test, scene, [9, 9]);
  const managerLink = await mailedLinkOf(test, scene, manager);
  const other = await sendReview(test, scene, colleague);
  const linkToOther = (managerId: number) =>
    test.database.inCompany(company.id, async (db) => {
      const response = {
        companyId: company.id,
        kind: 'performance' as const,
        responseId: other.idResposta,
        personId: colleague.id,
        finishedAt: null,
      };
      const { hash: link } = await issueLink(
        db,
        { response, role: 'manager', managerId, reason: 'mail', mailedTo: 'g@empresa.example' },
        test.clock.now(),
      );
      return { link };
    });

  const endedLink = await createEndedLink(test, person, open.idResposta);

  return {
    managerId: manager.id,
    open: open.idResposta,
    openLink: open.link,
    finished: finished.idResposta,
    competencyId: competencies[0]?.id ?? 0,
    agreementId: agreement.data,
    proposedId,
    askedId,
    colleagueId: colleague.id,
    ...(await readIds(test, company.id, open.idResposta)),
    credentials: {
      'a manager of the person': async () => ({ token: await openEmployeeSession(test, manager) }),
      'a link of a manager of the person': async () => ({ link: managerLink }),
      'a manager of somebody else': async () => ({
        token: await openEmployeeSession(test, otherManager),
      }),
      'a link of a manager of somebody else': () => linkToOther(otherManager.id),
      'a manager link of the person': () => linkToOther(person.id),
      'a self link of another review': async () => ({ link: other.link }),
      'a report link of the review': async () => ({ link: reportLink }),
      'a link of an ended session of the person': async () => ({ link: endedLink }),
    },
  };
}

/** Makes the link with which a person answers in a session, and ends the session. */
async function createEndedLink(test: TestApp, person: PersonRow, idResposta: number) {
  const token = await openEmployeeSession(test, person);
  const { data: link } = await test.call('createSessionLink', { token, query: { idResposta } });
  await test.call('signOutEmployee', { token });
  return link;
}

/** Puts a person into a department that somebody new leads. */
async function createManagerOf(test: TestApp, { id, company_id }: PersonRow, name: string) {
  const departmentId = await createDepartment(test, company_id);
  await test.database.inCompany(company_id, (db) =>
    db.updateTable('person').set({ department_id: departmentId }).where('id', '=', id).execute(),
  );
  const manager = await createPerson(test.database, company_id, { name });
  await leadDepartment(test, company_id, departmentId, manager.id);
  return { manager, departmentId };
}

function readIds(test: TestApp, companyId: number, openId: number) {
  return test.database.inCompany(companyId, async (db) => {
    const competency = await db
      .selectFrom('performance_response_competency')
      .where('response_id', '=', openId)
      .orderBy('sort_order')
      .select('id')
      .executeTakeFirstOrThrow();
    const score = await db
      .selectFrom('performance_manager_score')
      .where('feedback', 'is not', null)
      .select('id')
      .executeTakeFirstOrThrow();
    return { responseCompetencyId: competency.id, scoreId: score.id };
  });
}
