import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Check, CheckTools } from '../check.ts';
import { found, hold, holdFaults, need } from '../faults.ts';
import { dataOf, type LinkedReview, type LinkInfo, type ReviewProgress } from '../replies.ts';

/** What the checks of a self-assessment find on their way. */
export interface ReviewScene {
  /** The review as it was before anything was written. */
  review: LinkedReview;
  reviewInfo: LinkInfo;
  /** The competencies, by their ids. */
  competencies: readonly number[];
  /** What is scored first, and what its first save was answered with. */
  firstScore: {
    readonly key: string;
    readonly competency: number;
    readonly progress: ReviewProgress;
  };
  hasEnded: true;
}

type Tools = CheckTools<ReviewScene>;

const firstScore = 7;
const secondScore = 9;

/** What a self-assessment asks before its first screen. */
export const reviewOpeningChecks: readonly Check<ReviewScene>[] = [
  {
    id: 'review-link-info',
    operation: 'validateLink',
    rule: 'A link to a self-assessment tells what it opens.',
    async run({ caller, given, scene }) {
      const hash = need(given.reviewLink, '--review-link');
      const reply = await caller.expect('validateLink', 200, { params: { hash } });
      const info = dataOf<LinkInfo>(reply);
      hold(info.tipo === 'desempenho', `tipo is ${info.tipo} instead of desempenho`);
      scene.reviewInfo = info;
    },
  },
  {
    id: 'review',
    operation: 'getSelfAssessmentByLink',
    rule: 'The code in the address is enough to read the self-assessment.',
    async run({ caller, given }) {
      const hash = need(given.reviewLink, '--review-link');
      await caller.expect('getSelfAssessmentByLink', 200, { params: { hash } });
    },
  },
  {
    id: 'competencies',
    operation: 'listPerformanceCompetencies',
    rule: 'The competencies are as many as the self-assessment says, each once.',
    async run({ caller, given, scene }) {
      const { qtdTotal } = found(scene.review, 'the self-assessment');
      const link = need(given.reviewLink, '--review-link');
      const reply = await caller.expect('listPerformanceCompetencies', 200, { link });
      const ids = idsOf(dataOf<{ rows: readonly { idCompetencia: number }[] }>(reply).rows);
      hold(ids.length === qtdTotal, `has ${ids.length}, while qtdTotal is ${qtdTotal}`);
      hold(new Set(ids).size === ids.length, 'has the same idCompetencia twice');
      scene.competencies = ids;
    },
  },
  {
    id: 'review-included-parts',
    operation: 'getSelfAssessmentByLink',
    rule: 'What the self-assessment carries along is what the calls of their own say.',
    async run({ scene }) {
      const { link, competencias } = found(scene.review, 'the self-assessment');
      const info = found(scene.reviewInfo, 'what the link opens');
      const ids = found(scene.competencies, 'the list of competencies');
      hold(
        link === undefined || isDeepStrictEqual(link, info),
        'link differs from what validateLink says',
      );
      hold(
        competencias === undefined || isDeepStrictEqual(idsOf(competencias), ids),
        'competencias differs from what listPerformanceCompetencies says',
      );
    },
  },
];

/** How scores are saved, and how a self-assessment ends. */
export const scoringChecks: readonly Check<ReviewScene>[] = [
  {
    id: 'review-status',
    operation: 'markPerformanceViewed',
    rule: 'The status moves forward only: a started self-assessment stays so.',
    async run({ caller, given, scene }) {
      const { idResposta } = found(scene.review, 'the self-assessment');
      const link = need(given.reviewLink, '--review-link');
      const query = { idResposta };
      const started = await caller.expect('markPerformanceStarted', 200, { link, query });
      const viewed = await caller.expect('markPerformanceViewed', 200, {
        link,
        body: { idResposta },
      });
      const [before, after] = [started, viewed].map(
        (reply) => dataOf<{ cdStatus: number }>(reply).cdStatus,
      );
      hold(before === after, `cdStatus went from ${before} to ${after}`);
    },
  },
  {
    id: 'review-wrong-types',
    operation: 'saveSelfAnswer',
    rule: 'A score that is none is a 400 that names its field.',
    async run(tools) {
      const request = scoreRequest(tools, firstOf(tools), 'a');
      const reply = await tools.caller.expect('saveSelfAnswer', 400, request);
      holdFaults(reply, 'nrIndice');
    },
  },
  {
    id: 'review-finished-too-early',
    operation: 'finishSelfAssessment',
    rule: 'Finishing while a competency has no score is a 409.',
    async run(tools) {
      await tools.caller.expect('finishSelfAssessment', 409, finishRequest(tools));
    },
  },
  {
    id: 'score',
    operation: 'saveSelfAnswer',
    rule: 'A score counts, and is read.',
    async run(tools) {
      const { qtdCompetencias: before } = found(tools.scene.review, 'the self-assessment');
      const competency = firstOf(tools);
      const key = randomUUID();
      const progress = await saveScore(tools, competency, firstScore, key);
      tools.scene.firstScore = { key, competency, progress };
      const { qtdCompetencias: after } = progress;
      hold(after === before + 1, `qtdCompetencias went from ${before} to ${after}`);
      await expectScore(tools, competency, firstScore);
    },
  },
  {
    id: 'scored-again',
    operation: 'saveSelfAnswer',
    rule: 'Scoring again replaces the score, and counts once.',
    async run(tools) {
      const { competency, progress } = found(tools.scene.firstScore, 'the first score');
      const again = await saveScore(tools, competency, secondScore);
      hold(
        again.qtdCompetencias === progress.qtdCompetencias,
        `qtdCompetencias went from ${progress.qtdCompetencias} to ${again.qtdCompetencias}`,
      );
      await expectScore(tools, competency, secondScore);
    },
  },
  {
    id: 'score-repeated-key',
    operation: 'saveSelfAnswer',
    rule: 'A repeat with the same Idempotency-Key overwrites no newer score.',
    async run(tools) {
      const { key, competency } = found(tools.scene.firstScore, 'the first score');
      await saveScore(tools, competency, secondScore);
      await saveScore(tools, competency, firstScore, key);
      await expectScore(tools, competency, secondScore);
    },
  },
  {
    id: 'review-finish',
    operation: 'finishSelfAssessment',
    rule: 'A self-assessment with all scores is finished; finishing again changes nothing.',
    async run(tools) {
      for (const competency of found(tools.scene.competencies, 'the list of competencies')) {
        await saveScore(tools, competency, secondScore);
      }
      const request = finishRequest(tools);
      const first = await tools.caller.expect('finishSelfAssessment', 200, request);
      tools.scene.hasEnded = true;
      const second = await tools.caller.expect('finishSelfAssessment', 200, finishRequest(tools));
      hold(
        isDeepStrictEqual(dataOf(first), dataOf(second)),
        'answered otherwise than the time before',
      );
    },
  },
  {
    id: 'score-after-finish',
    operation: 'saveSelfAnswer',
    rule: 'A finished self-assessment takes no other score (409).',
    async run(tools) {
      found(tools.scene.hasEnded, 'the end of the self-assessment');
      const { competency } = found(tools.scene.firstScore, 'the first score');
      const request = scoreRequest(tools, competency, firstScore);
      await tools.caller.expect('saveSelfAnswer', 409, request);
    },
  },
];

function idsOf(rows: readonly { readonly idCompetencia: number }[]): number[] {
  return rows.map(({ idCompetencia }) => idCompetencia);
}

function firstOf({ scene }: Tools): number {
  const [first] = found(scene.competencies, 'the list of competencies');
  return found(first, 'a competency');
}

function scoreRequest({ given, scene }: Tools, idCompetencia: number, nrIndice: unknown) {
  const { idResposta } = found(scene.review, 'the self-assessment');
  return {
    link: need(given.reviewLink, '--review-link'),
    headers: { 'idempotency-key': randomUUID() },
    body: { idResposta, idCompetencia, nrIndice },
  };
}

async function saveScore(
  tools: Tools,
  competency: number,
  score: number,
  key: string = randomUUID(),
): Promise<ReviewProgress> {
  const request = scoreRequest(tools, competency, score);
  const headers = { 'idempotency-key': key };
  return dataOf(await tools.caller.expect('saveSelfAnswer', 200, { ...request, headers }));
}

async function expectScore(
  { caller, given }: Tools,
  competency: number,
  score: number,
): Promise<void> {
  const hash = need(given.reviewLink, '--review-link');
  const request = { params: { hash }, link: hash };
  const reply = await caller.expect('listSelfAnswers', 200, request);
  const { rows } = dataOf<{ rows: readonly { idCompetencia: number; nrIndice: number }[] }>(reply);
  const read = rows.find(({ idCompetencia }) => idCompetencia === competency)?.nrIndice;
  hold(read === score, `listSelfAnswers has ${read ?? 'no score'} where ${score} was saved last`);
}

function finishRequest({ given, scene }: Tools) {
  const { idResposta, qtdTotal } = found(scene.review, 'the self-assessment');
  return {
    link: need(given.reviewLink, '--review-link'),
    headers: { 'idempotency-key': randomUUID() },
    body: { idResposta, nrPerguntasRespondidas: qtdTotal },
  };
}
