import type { TestApp, TestRequest } from '../../../../test/build-test-app.ts';
import { createCompany, createPerson, createStaffUser } from '../../../../test/fixtures.ts';
import { linkIn, mailsOf } from '../../../../test/mails.ts';
import { openStaffSession } from '../../../../test/sessions.ts';
import type { BodyOf, DataOf } from '../../../operation/operation.ts';
import type { StaffUserRow } from '../../../operation/sessions/staff-tables.ts';
import type { PersonRow } from '../../../shared/people/people-tables.ts';

type GameBody = BodyOf<'createGame'>;
type QuestionBody = GameBody['perguntas'][number];

/** A company with games, and its administrator at work. */
export interface GamesScene {
  readonly companyId: number;
  readonly user: StaffUserRow;
  readonly token: string;
  addPerson(values?: Parameters<typeof createPerson>[2]): Promise<PersonRow>;
  /** Adds people with addresses to a department, made for it. */
  addDepartment(name: string, people: number): Promise<{ id: number; people: PersonRow[] }>;
  create(body: GameBody, request?: TestRequest): ReturnType<typeof callCreate>;
  /** Adds a game; tells its id. */
  add(values?: Partial<GameBody>): Promise<number>;
  /** Adds a survey of psychosocial risk for some people; tells its id. */
  addSurvey(personIds: readonly number[]): Promise<number>;
  /** Changes a game on the version that it has. */
  change(id: number, values: Partial<BodyOf<'updateGame'>>): ReturnType<typeof callUpdate>;
  read(id: number): Promise<DataOf<'getGameForEditing'>>;
  send(id: number): ReturnType<typeof callSend>;
  close(id: number): ReturnType<typeof callClose>;
  /** The mailed link of a game that a person got last. */
  linkOf(person: Pick<PersonRow, 'id'>): Promise<string>;
  /** Answers all questions of a game as a person: the value of each rating, the place of each option, or words. */
  play(person: Pick<PersonRow, 'id'>, answers: readonly (number | string)[]): Promise<void>;
  results(id: number, idGrupo?: number): ReturnType<typeof callResults>;
}

const callCreate = (test: TestApp, request: TestRequest) => test.call('createGame', request);
const callUpdate = (test: TestApp, request: TestRequest) => test.call('updateGame', request);
const callSend = (test: TestApp, request: TestRequest) => test.call('sendGameInvitations', request);
const callClose = (test: TestApp, request: TestRequest) => test.call('closeGame', request);
const callResults = (test: TestApp, request: TestRequest) => test.call('getGameResults', request);

/** A quiz with the second option right. */
export function quiz(values: Partial<QuestionBody> = {}): QuestionBody {
  return {
    idTipo: 1,
    dsPergunta: 'Em que ano a empresa foi fundada?',
    opcoes: ['1998', '2004', '2010', '2016'].map((dsOpcao) => ({
      dsOpcao,
      flCorreta: dsOpcao === '2004',
    })),
    ...values,
  };
}

/** A question that is answered in words. */
export function words(dsPergunta = 'Como foi a semana?'): QuestionBody {
  return { idTipo: 2, dsPergunta, opcoes: [] };
}

/** A statement that is rated, or things that are. */
export function pillars(...options: readonly string[]): QuestionBody {
  return {
    idTipo: 3,
    dsPergunta: 'Quanto isso vale aqui?',
    opcoes: options.map((dsOpcao) => ({ dsOpcao })),
  };
}

/** A vote on some things. */
export function voting(...options: readonly string[]): QuestionBody {
  return {
    idTipo: 4,
    dsPergunta: 'Qual deve ser o próximo benefício?',
    opcoes: options.map((dsOpcao) => ({ dsOpcao })),
  };
}

/** A question of every kind, of ratings both. */
export function questionsOfEveryKind(): QuestionBody[] {
  return [quiz(), words(), pillars('Respeito', 'Cuidado'), pillars(), voting('A', 'B')];
}

/** Sets the scene. */
export async function createGamesScene(test: TestApp): Promise<GamesScene> {
  const { id: companyId } = await createCompany(test.database);
  const user = await createStaffUser(test.database, companyId, { is_administrator: true });
  const token = await openStaffSession(test, user);
  const scene: GamesScene = {
    companyId,
    user,
    token,
    addPerson: (values) => createPerson(test.database, companyId, values),
    async addDepartment(name, count) {
      const { id } = await test.database.inCompany(companyId, (db) =>
        db
          .insertInto('department')
          .values({ company_id: companyId, name })
          .returning('id')
          .executeTakeFirstOrThrow(),
      );
      const people: PersonRow[] = [];
      for (let number = 0; number < count; number += 1) {
        people.push(await scene.addPerson({ department_id: id }));
      }
      return { id, people };
    },
    create: (body, request) => callCreate(test, { token, body, ...request }),
    async add(values) {
      const { data, msg } = await scene.create({
        nmJogo: 'Como foi a integração?',
        dsOptJogo: 'Leva um minuto.',
        nrEscala: 5,
        flAnonimo: false,
        perguntas: [quiz(), words()],
        funcionarios: [],
        ...values,
      });
      if (!data) throw new Error(msg);
      return data;
    },
    async addSurvey(personIds) {
      const body = { dsModelo: 'nr1' as const };
      const { data: id } = await test.call('createGameFromTemplate', { token, body });
      await scene.change(id, { funcionarios: [...personIds] });
      return id;
    },
    async change(id, values) {
      const current = await scene.read(id);
      const funcionarios = current.funcionarios.map((person) => person.idOrganogramaPessoa);
      return callUpdate(test, { token, body: { ...current, funcionarios, ...values } });
    },
    read: async (id) => (await test.call('getGameForEditing', { token, params: { id } })).data,
    send: (idJogo) => callSend(test, { token, query: { idJogo } }),
    close: (idJogo) => callClose(test, { token, query: { idJogo } }),
    async linkOf({ id }) {
      const mails = await mailsOf(test, companyId);
      return linkIn(mails.find((mail) => mail.person_id === id));
    },
    async play({ id: idPessoa }, answers) {
      const hs = await scene.linkOf({ id: idPessoa });
      const { data } = await test.call('getGame', { link: hs, query: { hsGame: hs, idPessoa } });
      for (const [place, answer] of answers.entries()) {
        const question = data.dadosPerguntas[place];
        if (!question) throw new Error(`There is no question ${place}.`);
        await answerQuestion(test, { hs, idPessoa, question, answer });
      }
    },
    results: (idJogo, idGrupo = 0) =>
      callResults(test, { token, params: { idJogo }, query: { idGrupo } }),
  };
  return scene;
}

interface PlayedAnswer {
  readonly hs: string;
  readonly idPessoa: number;
  readonly question: DataOf<'getGame'>['dadosPerguntas'][number];
  readonly answer: number | string;
}

async function answerQuestion(
  test: TestApp,
  { hs, idPessoa, question, answer }: PlayedAnswer,
): Promise<void> {
  const { idPergunta, idTipo, dadosPerguntaOpcoes: options } = question;
  const asked = { idOrganogramaPessoa: idPessoa, idPergunta };
  const replies = [];
  if (idTipo === 2) {
    const body = { idJogador: idPessoa, idPergunta, dsTexto: String(answer) };
    replies.push(await test.call('saveGameText', { link: hs, body }));
  } else if (idTipo === 3) {
    const rated =
      options.length > 0 ? options.map((option) => option.idPerguntaOpcao) : [undefined];
    for (const idPerguntaOpcao of rated) {
      const body = { ...asked, nrValor: Number(answer), idPerguntaOpcao };
      replies.push(await test.call('saveGameRating', { link: hs, body }));
    }
  } else {
    const idPerguntaOpcao = options[Number(answer)]?.idPerguntaOpcao ?? 0;
    replies.push(
      await test.call('saveGameChoice', { link: hs, body: { ...asked, idPerguntaOpcao } }),
    );
  }
  for (const { status, msg } of replies) {
    if (status !== 200) throw new Error(`${status}: ${msg}`);
  }
}
