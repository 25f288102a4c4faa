import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Check, CheckTools } from '../check.ts';
import { found, hold, holdFaults, need } from '../faults.ts';
import { contract } from '../generated/contract.ts';
import { dataOf, type OptionRank, type Progress, type Question } from '../replies.ts';
import type { DiscScene } from './disc-scene.ts';

type Tools = CheckTools<DiscScene>;

const started = 1;
const viewed = 3;

/** What is told of a questionnaire while it is answered. */
export const statusChecks: readonly Check<DiscScene>[] = [
  {
    id: 'viewed',
    operation: 'updateDiscStatus',
    rule: 'A questionnaire may be told to be viewed.',
    async run(tools) {
      await tellStatus(tools, viewed);
    },
  },
  {
    id: 'started',
    operation: 'updateDiscStatus',
    rule: 'A questionnaire that is told to be started is started.',
    async run(tools) {
      const status = await tellStatus(tools, started);
      hold(status === started, `says cdStatus ${status} instead of ${started}`);
    },
  },
  {
    id: 'older-status',
    operation: 'updateDiscStatus',
    rule: 'An older status is accepted and changes nothing.',
    async run(tools) {
      const status = await tellStatus(tools, viewed);
      hold(status === started, `says cdStatus ${status} instead of ${started}`);
    },
  },
];

/** What is refused, and how saved answers come back. */
export const savingChecks: readonly Check<DiscScene>[] = [
  {
    id: 'no-answers-yet',
    operation: 'getDiscAnswers',
    rule: 'A question that is not answered has an empty list of answers.',
    async run(tools) {
      const answers = await readAnswers(tools, firstOpen(tools));
      hold(answers.length === 0, `has ${answers.length} answers`);
    },
  },
  {
    id: 'wrong-types',
    operation: 'saveDiscAnswers',
    rule: 'A body of wrong types is a 400 that names each field.',
    async run({ caller, given }) {
      const reply = await caller.expect('saveDiscAnswers', 400, {
        link: need(given.link, '--link'),
        body: { idResposta: 'a', idPergunta: 'b', lstRespostas: 3 },
      });
      holdFaults(reply, 'idResposta', 'idPergunta', 'lstRespostas');
    },
  },
  {
    id: 'same-place-twice',
    operation: 'saveDiscAnswers',
    rule: 'Two options of a question in one place are a 400.',
    async run(tools) {
      const question = firstOpen(tools);
      const [first, ...others] = ranksOf(question);
      const ranks = [{ ...first, idRespostaOpcao: 2 }, ...others];
      await tools.caller.expect('saveDiscAnswers', 400, saveRequest(tools, question, ranks));
    },
  },
  {
    id: 'too-large',
    operation: 'saveDiscAnswers',
    rule: 'A body over the limit is a 413.',
    async run(tools) {
      const question = firstOpen(tools);
      const request = saveRequest(tools, question, ranksOf(question));
      const padding = ' '.repeat(contract.operations.saveDiscAnswers.bodyLimit);
      await tools.caller.expect('saveDiscAnswers', 413, {
        ...request,
        body: { ...request.body, padding },
      });
    },
  },
  {
    id: 'finished-too-early',
    operation: 'finishDiscResponse',
    rule: 'Finishing while a question is unanswered is a 409.',
    async run(tools) {
      firstOpen(tools);
      await tools.caller.expect('finishDiscResponse', 409, finishRequest(tools));
    },
  },
  {
    id: 'save',
    operation: 'saveDiscAnswers',
    rule: 'A save tells how far the questionnaire is.',
    async run(tools) {
      const question = firstOpen(tools);
      const { nrIndiceRespondido: before, qtdPerguntas } = found(
        tools.scene.opened,
        'the questionnaire',
      );
      const key = randomUUID();
      const request = saveRequest(tools, question, ranksOf(question), key);
      const progress = dataOf<Progress>(await tools.caller.expect('saveDiscAnswers', 200, request));
      tools.scene.firstSave = { key, question, progress };
      hold(
        progress.nrIndiceRespondido > before,
        `nrIndiceRespondido stays at ${progress.nrIndiceRespondido} after an answer`,
      );
      hold(
        progress.qtdPerguntas === qtdPerguntas,
        `qtdPerguntas is ${progress.qtdPerguntas} instead of ${qtdPerguntas}`,
      );
    },
  },
  {
    id: 'saved-is-read',
    operation: 'getDiscAnswers',
    rule: 'What was saved is read.',
    async run(tools) {
      const { question } = found(tools.scene.firstSave, 'the first save');
      await expectAnswers(tools, question, ranksOf(question));
    },
  },
  {
    id: 'saved-again',
    operation: 'saveDiscAnswers',
    rule: 'Saving again replaces the places, and counts once.',
    async run(tools) {
      const { question, progress } = found(tools.scene.firstSave, 'the first save');
      const request = saveRequest(tools, question, otherRanksOf(question));
      const again = dataOf<Progress>(await tools.caller.expect('saveDiscAnswers', 200, request));
      hold(
        again.nrIndiceRespondido === progress.nrIndiceRespondido,
        `nrIndiceRespondido went from ${progress.nrIndiceRespondido} to ${again.nrIndiceRespondido}`,
      );
      await expectAnswers(tools, question, otherRanksOf(question));
    },
  },
  {
    id: 'repeated-key',
    operation: 'saveDiscAnswers',
    rule: 'A repeat with the same Idempotency-Key gets the first reply, and overwrites nothing newer.',
    async run(tools) {
      const { key, question, progress } = found(tools.scene.firstSave, 'the first save');
      const before = await readAnswers(tools, question);
      const request = saveRequest(tools, question, ranksOf(question), key);
      const reply = await tools.caller.expect('saveDiscAnswers', 200, request);
      hold(isDeepStrictEqual(dataOf(reply), progress), 'answered otherwise than the first time');
      await expectAnswers(tools, question, before);
    },
  },
  {
    id: 'all-saved',
    operation: 'saveDiscAnswers',
    rule: 'With all questions answered, nrIndiceRespondido is their number.',
    async run(tools) {
      const questions = found(tools.scene.questions, 'the list of questions');
      let progress: Progress | undefined;
      for (const question of questions) {
        const request = saveRequest(tools, question, ranksOf(question));
        progress = dataOf(await tools.caller.expect('saveDiscAnswers', 200, request));
      }
      tools.scene.isAnswered = true;
      const index = progress?.nrIndiceRespondido;
      hold(index === questions.length, `it is ${index} instead of ${questions.length}`);
    },
  },
];

/** How a questionnaire ends. */
export const finishingChecks: readonly Check<DiscScene>[] = [
  {
    id: 'finish',
    operation: 'finishDiscResponse',
    rule: 'A questionnaire with all answers is finished, with its outcome.',
    async run(tools) {
      found(tools.scene.isAnswered, 'whether all is answered');
      tools.scene.idResultado = (await finish(tools)).idResultado;
    },
  },
  {
    id: 'finish-again',
    operation: 'finishDiscResponse',
    rule: 'Finishing again gives the same reply.',
    async run(tools) {
      found(tools.scene.idResultado, 'the outcome');
      const [first, second] = [await finish(tools), await finish(tools)];
      hold(isDeepStrictEqual(first, second), 'answered otherwise than the time before');
    },
  },
  {
    id: 'save-after-finish',
    operation: 'saveDiscAnswers',
    rule: 'A finished questionnaire takes no answer (409).',
    async run(tools) {
      found(tools.scene.idResultado, 'the outcome');
      const [question] = found(tools.scene.questions, 'the list of questions');
      const asked = found(question, 'a question');
      const request = saveRequest(tools, asked, otherRanksOf(asked));
      await tools.caller.expect('saveDiscAnswers', 409, request);
    },
  },
  {
    id: 'finished-is-read',
    operation: 'getQuestionnaireByLink',
    rule: 'A finished questionnaire says so, with its outcome.',
    async run({ caller, given, scene }) {
      const idResultado = found(scene.idResultado, 'the outcome');
      const hash = need(given.link, '--link');
      const reply = await caller.expect('getQuestionnaireByLink', 200, { params: { hash } });
      const { flConcluido, cdStatus, ...rest } = dataOf<DiscScene['opened']>(reply);
      hold(flConcluido, 'flConcluido is false');
      hold(cdStatus === 2, `cdStatus is ${cdStatus} instead of 2`);
      hold(
        rest.idResultado === idResultado,
        `idResultado is ${rest.idResultado} instead of ${idResultado}`,
      );
    },
  },
];

async function tellStatus({ caller, given, scene }: Tools, cdStatus: number): Promise<number> {
  const { idResposta } = found(scene.opened, 'the questionnaire');
  const reply = await caller.expect('updateDiscStatus', 200, {
    link: need(given.link, '--link'),
    headers: { 'idempotency-key': randomUUID() },
    body: { idResposta, cdStatus },
  });
  return dataOf<{ cdStatus: number }>(reply).cdStatus;
}

async function finish(tools: Tools) {
  const reply = await tools.caller.expect('finishDiscResponse', 200, finishRequest(tools));
  return dataOf<{ idResultado: number }>(reply);
}

function finishRequest({ given, scene }: Tools) {
  const { idResposta } = found(scene.opened, 'the questionnaire');
  return {
    link: need(given.link, '--link'),
    headers: { 'idempotency-key': randomUUID() },
    body: { idResposta, cdStatus: 2 },
  };
}

function saveRequest(
  { given, scene }: Tools,
  { idPergunta }: Question,
  lstRespostas: readonly object[],
  key: string = randomUUID(),
) {
  const { idResposta } = found(scene.opened, 'the questionnaire');
  return {
    link: need(given.link, '--link'),
    headers: { 'idempotency-key': key },
    body: { idResposta, idPergunta, lstRespostas, nrTempoMs: 1000 },
  };
}

/** The first question without an answer when the checks began. */
function firstOpen({ scene }: Tools): Question {
  const { nrIndiceRespondido } = found(scene.opened, 'the questionnaire');
  const questions = found(scene.questions, 'the list of questions');
  return found(questions[nrIndiceRespondido], 'a question without an answer');
}

function ranksOf({ opcoes }: Question): OptionRank[] {
  return opcoes.map(({ idPerguntaOpcao }, index) => ({
    idPerguntaOpcao,
    idRespostaOpcao: index + 1,
  }));
}

function otherRanksOf(question: Question): OptionRank[] {
  return ranksOf(question).map(({ idPerguntaOpcao, idRespostaOpcao }) => ({
    idPerguntaOpcao,
    idRespostaOpcao: 5 - idRespostaOpcao,
  }));
}

async function readAnswers(
  { caller, given, scene }: Tools,
  { idPergunta }: Question,
): Promise<readonly OptionRank[]> {
  const { idResposta } = found(scene.opened, 'the questionnaire');
  const reply = await caller.expect('getDiscAnswers', 200, {
    params: { idResposta, idPergunta },
    link: need(given.link, '--link'),
  });
  return dataOf(reply);
}

async function expectAnswers(
  tools: Tools,
  question: Question,
  ranks: readonly OptionRank[],
): Promise<void> {
  const read = placesOf(await readAnswers(tools, question));
  hold(
    isDeepStrictEqual(read, placesOf(ranks)),
    'getDiscAnswers has other places than those that were saved last',
  );
}

function placesOf(ranks: readonly OptionRank[]): Record<number, number> {
  return Object.fromEntries(
    ranks.map(({ idPerguntaOpcao, idRespostaOpcao }) => [idPerguntaOpcao, idRespostaOpcao]),
  );
}
