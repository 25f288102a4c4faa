import { isDeepStrictEqual } from 'node:util';
import type { Caller } from '../caller.ts';
import type { Check, Given } from '../check.ts';
import { found, hold, need } from '../faults.ts';
import { dataOf, type LinkInfo, type Question } from '../replies.ts';
import { unknownLink } from './credentials.ts';
import type { DiscScene } from './disc-scene.ts';

/** What a questionnaire asks before its first screen. */
export const openingChecks: readonly Check<DiscScene>[] = [
  {
    id: 'link-info',
    operation: 'validateLink',
    rule: 'A link tells what it opens.',
    async run({ caller, given, scene }) {
      const reply = await caller.expect('validateLink', 200, {
        params: { hash: need(given.link, '--link') },
      });
      scene.info = dataOf<LinkInfo>(reply);
      const { idCliente } = scene.info;
      hold(
        given.company === undefined || idCliente === given.company,
        `is of company ${idCliente} instead of ${given.company}`,
      );
    },
  },
  {
    id: 'questionnaire',
    operation: 'getQuestionnaireByLink',
    rule: 'The code in the address is enough to read the questionnaire.',
    async run({ caller, given }) {
      await caller.expect('getQuestionnaireByLink', 200, {
        params: { hash: need(given.link, '--link') },
      });
    },
  },
  {
    id: 'two-links',
    operation: 'getQuestionnaireByLink',
    rule: 'A code in the header that differs from that of the address is refused.',
    async run({ caller, given }) {
      await caller.expect('getQuestionnaireByLink', [400, 401, 403, 404], {
        params: { hash: need(given.link, '--link') },
        link: unknownLink(),
      });
    },
  },
  {
    id: 'questions',
    operation: 'listDiscQuestions',
    rule: 'The questions come in the order to ask, as many as the questionnaire says, each option once.',
    async run({ caller, given, scene }) {
      const { idResposta, qtdPerguntas } = found(scene.opened, 'the questionnaire');
      const questions = await readQuestions(caller, given, idResposta);
      hold(
        questions.length === qtdPerguntas,
        `has ${questions.length} questions, while qtdPerguntas is ${qtdPerguntas}`,
      );
      const places = questions.map(({ nrOrdem }) => nrOrdem);
      hold(
        places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0)),
        'nrOrdem does not grow from question to question',
      );
      const options = questions.flatMap(({ opcoes }) => opcoes.map((one) => one.idPerguntaOpcao));
      hold(new Set(options).size === options.length, 'has the same idPerguntaOpcao twice');
      scene.questions = questions;
    },
  },
  {
    id: 'included-parts',
    operation: 'getQuestionnaireByLink',
    rule: 'What the questionnaire carries along is what the calls of their own say.',
    async run({ scene }) {
      const { link, perguntas } = found(scene.opened, 'the questionnaire');
      const info = found(scene.info, 'what the link opens');
      const questions = found(scene.questions, 'the list of questions');
      hold(
        link === undefined || isDeepStrictEqual(link, info),
        'link differs from what validateLink says',
      );
      hold(
        perguntas === undefined || isDeepStrictEqual(perguntas, questions),
        'perguntas differs from what listDiscQuestions says',
      );
    },
  },
  {
    id: 'one-question',
    operation: 'getDiscQuestionOptions',
    rule: 'One question comes as a list of it alone, the same as among all.',
    async run({ caller, given, scene }) {
      const [first] = found(scene.questions, 'the list of questions');
      const reply = await caller.expect('getDiscQuestionOptions', 200, {
        params: {
          idPergunta: first?.idPergunta ?? 0,
          idResposta: found(scene.opened, 'the questionnaire').idResposta,
        },
        link: need(given.link, '--link'),
      });
      hold(
        isDeepStrictEqual(dataOf(reply), [first]),
        'is not the question that listDiscQuestions has',
      );
    },
  },
  {
    id: 'other-response',
    operation: 'listDiscQuestions',
    rule: 'A link reads no other response (403 or 404).',
    async run({ caller, given, scene }) {
      const { idResposta } = found(scene.opened, 'the questionnaire');
      await caller.expect('listDiscQuestions', [403, 404], {
        params: { idResposta: idResposta + 1 },
        link: need(given.link, '--link'),
      });
    },
  },
];

async function readQuestions(
  caller: Caller,
  given: Given,
  idResposta: number,
): Promise<readonly Question[]> {
  const link = need(given.link, '--link');
  return dataOf(await caller.expect('listDiscQuestions', 200, { params: { idResposta }, link }));
}
