import type { Right } from '@aferir/domain';
import type { TestApp } from '../../../../test/build-test-app.ts';
import { createCompany, createPerson, createStaffUser } from '../../../../test/fixtures.ts';
import { lastMailedLink } from '../../../../test/mails.ts';
import { openStaffSession } from '../../../../test/sessions.ts';
import { openLink } from '../../../operation/links/resolve-link.ts';
import type { StaffUserRow } from '../../../operation/sessions/staff-tables.ts';
import type { CompanyRow } from '../../../platform/db/company-tables.ts';
import type { PersonRow } from '../../../shared/people/people-tables.ts';
import { createBehavioralStore } from '../behavioral-store.ts';
import { discInstrumentV1 } from '../content/v1/index.ts';

/** A company with somebody who sends requests and somebody who answers them. */
export interface BehavioralScene {
  company: CompanyRow;
  staffUser: StaffUserRow;
  /** Access token of `staffUser`. */
  staff: string;
  person: PersonRow;
}

/** A request that was sent, with the hash of its mail. */
export interface SentRequest {
  idResposta: number;
  link: string;
}

const initials = { D: 'Dominante', I: 'Influente', S: 'Estável', C: 'Conforme' } as const;
const allRights: readonly Right[] = ['visualizar', 'incluir', 'alterar'];

/** Sets the scene. */
export async function createScene(
  test: TestApp,
  rights: readonly Right[] = allRights,
): Promise<BehavioralScene> {
  const company = await createCompany(test.database, { trade_name: 'Padaria Pão & Cia' });
  const staffUser = await createStaffUser(test.database, company.id, { rights: { 5: rights } });
  const person = await createPerson(test.database, company.id, { name: 'Zoé Prado' });
  const staff = await openStaffSession(test, staffUser);
  return { company, staffUser, staff, person };
}

/** Sends a request to the person of the scene and reads the link from its mail. */
export async function sendRequest(
  test: TestApp,
  { staff, person, company }: BehavioralScene,
): Promise<SentRequest> {
  const reply = await test.call('createDiscRequest', {
    token: staff,
    body: { idResposta: 0, idOrganogramaPessoaAvaliada: person.id, cdStatus: 4 },
  });
  return { idResposta: reply.data, link: await lastMailedLink(test, company.id) };
}

/**
 * The body of an answer. `order` has the initials of the profiles from 'Me identifico muito' to
 * 'Não me identifico'.
 */
export function answerBody(idResposta: number, questionIndex: number, order = 'DISC') {
  const question = discInstrumentV1.questions[questionIndex];
  if (!question) throw new Error(`There is no question at ${questionIndex}`);
  return {
    idResposta,
    idPergunta: question.id,
    lstRespostas: question.options.map(({ id, profile }) => ({
      idPerguntaOpcao: id,
      idRespostaOpcao: [...order].findIndex((letter) => initials[letter as 'D'] === profile) + 1,
    })),
    nrTempoMs: 9_000,
  };
}

const allAlike: readonly string[] = Array(discInstrumentV1.questions.length).fill('DISC');

/**
 * Answers questions, all alike or each in an order of its own. The first goes by the operation, and all that follow it
 * lie at once where that would put them: a scene is not about how they come.
 */
export async function answerQuestions(
  test: TestApp,
  request: SentRequest,
  orders: readonly string[] = allAlike,
): Promise<void> {
  const { idResposta, link } = request;
  await answerOneByOne(test, request, orders.slice(0, 1));
  const answeredAt = test.clock.now();
  const { company } = await openLink(test.database, link, answeredAt);
  await test.database.inCompany(company.id, async (db) => {
    const store = createBehavioralStore(db, company.id);
    for (const [index, order] of [...orders.entries()].slice(1)) {
      const { idPergunta, lstRespostas, nrTempoMs } = answerBody(idResposta, index, order);
      await store.saveAnswer({
        responseId: idResposta,
        questionId: idPergunta,
        ranking: lstRespostas
          .toSorted((one, other) => one.idRespostaOpcao - other.idRespostaOpcao)
          .map(({ idPerguntaOpcao }) => idPerguntaOpcao),
        elapsedMs: nrTempoMs,
        answeredAt,
      });
    }
  });
}

/** Answers questions as a person does, each by a call. */
export async function answerOneByOne(
  test: TestApp,
  { idResposta, link }: SentRequest,
  orders: readonly string[] = allAlike,
): Promise<void> {
  for (const [index, order] of orders.entries()) {
    const reply = await test.call('saveDiscAnswers', {
      link,
      body: answerBody(idResposta, index, order),
    });
    if (reply.status !== 200) throw new Error(reply.msg);
  }
}

/** Ends a questionnaire. */
export function finish(test: TestApp, { idResposta, link }: SentRequest) {
  return test.call('finishDiscResponse', { link, body: { idResposta, cdStatus: 2 } });
}

/** Sends a request and sees it answered to the end. */
export async function createFinished(
  test: TestApp,
  scene: BehavioralScene,
  orders?: readonly string[],
): Promise<SentRequest> {
  const request = await sendRequest(test, scene);
  await answerQuestions(test, request, orders);
  await finish(test, request);
  return request;
}
