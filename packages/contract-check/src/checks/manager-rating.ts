import { randomUUID } from 'node:crypto';
import type { Check } from '../check.ts';
import { found, hold, holdFaults } from '../faults.ts';
import {
  dataOf,
  type ManagerScore,
  type ReviewCompetency,
  type ReviewProgress,
} from '../replies.ts';
import { holdValue } from './hold-value.ts';
import {
  type ManagerScene,
  type ManagerTools,
  openedBy,
  ownQuery,
  readStanding,
} from './manager-scene.ts';

const firstScore = 8;
const lastScore = 1;

/** How a manager's scores are saved. */
export const ratingChecks: readonly Check<ManagerScene>[] = [
  {
    id: 'rating-wrong-types',
    operation: 'saveManagerAnswer',
    rule: "A manager's score that is none is a 400 that names its field.",
    async run(tools) {
      const request = ratingRequest(tools, firstOf(tools), 'a');
      holdFaults(await tools.caller.expect('saveManagerAnswer', 400, request), 'nrIndice');
    },
  },
  {
    id: 'rating-as-another-manager',
    operation: 'saveManagerAnswer',
    rule: 'A score in the name of another manager is a 403.',
    async run(tools) {
      const request = ratingRequest(tools, firstOf(tools), lastScore);
      const idOrganogramaGestor = openedBy(tools).managerId + 1;
      const body = { ...request.body, idOrganogramaGestor };
      await tools.caller.expect('saveManagerAnswer', 403, { ...request, body });
    },
  },
  {
    id: 'rating',
    operation: 'saveManagerAnswer',
    rule: "A manager's score counts, and is read.",
    async run(tools) {
      const competency = firstOf(tools);
      const key = randomUUID();
      const { qtdCompetencias } = await saveRating(tools, competency, firstScore, key);
      tools.scene.firstRating = { key, competency, qtdCompetencias };
      holdValue('qtdCompetencias', qtdCompetencias, 1);
      await expectRating(tools, competency, firstScore);
    },
  },
  {
    id: 'rated-again',
    operation: 'saveManagerAnswer',
    rule: 'Rating again replaces the score until all are rated, and counts once.',
    async run(tools) {
      const { competency, qtdCompetencias } = firstRatingOf(tools);
      const again = await saveRating(tools, competency, lastScore);
      holdValue('qtdCompetencias', again.qtdCompetencias, qtdCompetencias);
      await expectRating(tools, competency, lastScore);
    },
  },
  {
    id: 'rating-repeated-key',
    operation: 'saveManagerAnswer',
    rule: "A repeat with the same Idempotency-Key overwrites no newer score of a manager's.",
    async run(tools) {
      const { key, competency } = firstRatingOf(tools);
      await saveRating(tools, competency, lastScore);
      await saveRating(tools, competency, firstScore, key);
      await expectRating(tools, competency, lastScore);
    },
  },
  {
    id: 'all-rated',
    operation: 'getReviewStanding',
    rule: 'A manager who has rated each competency has rated all, and rates no more.',
    async run(tools) {
      const competencies = found(tools.scene.ratedCompetencies, 'the list of competencies');
      for (const competency of competencies) await saveRating(tools, competency, lastScore);
      tools.scene.hasRatedAll = true;
      const standing = await readStanding(tools);
      holdValue('flAvaliouTodas', standing.flAvaliouTodas, true);
      holdValue('podeAvaliar', standing.podeAvaliar, false);
    },
  },
  {
    id: 'rating-after-all',
    operation: 'saveManagerAnswer',
    rule: 'Who has rated each competency changes no score (409).',
    async run(tools) {
      found(tools.scene.hasRatedAll, 'the end of the ratings');
      const request = ratingRequest(tools, firstOf(tools), firstScore);
      await tools.caller.expect('saveManagerAnswer', 409, request);
      await expectRating(tools, firstOf(tools), lastScore);
    },
  },
];

/** The scores that the manager has given. */
export async function readRatings(tools: ManagerTools): Promise<ManagerScore[]> {
  return dataOf(await tools.caller.expect('listOwnManagerScores', 200, ownQuery(tools)));
}

function firstOf({ scene }: ManagerTools): ReviewCompetency {
  const [first] = found(scene.ratedCompetencies, 'the list of competencies');
  return found(first, 'a competency');
}

function firstRatingOf({ scene }: ManagerTools): ManagerScene['firstRating'] {
  return found(scene.firstRating, 'the first score');
}

function ratingRequest(
  tools: ManagerTools,
  { idRespostaOpcao, idCompetencia }: ReviewCompetency,
  nrIndice: unknown,
  key: string = randomUUID(),
) {
  const { link, managerId: idOrganogramaGestor } = openedBy(tools);
  const body = { idRespostaOpcao, idCompetencia, idOrganogramaGestor, nrIndice };
  return { link, headers: { 'idempotency-key': key }, body };
}

async function saveRating(
  tools: ManagerTools,
  competency: ReviewCompetency,
  score: number,
  key?: string,
): Promise<ReviewProgress> {
  const request = ratingRequest(tools, competency, score, key);
  return dataOf(await tools.caller.expect('saveManagerAnswer', 200, request));
}

async function expectRating(
  tools: ManagerTools,
  { idCompetencia }: ReviewCompetency,
  score: number,
): Promise<void> {
  const rows = await readRatings(tools);
  const read = rows.find((row) => row.idCompetencia === idCompetencia)?.nrIndice;
  hold(
    read === score,
    `listOwnManagerScores has ${read ?? 'no score'} where ${score} was saved last`,
  );
}
