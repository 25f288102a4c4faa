import { randomUUID } from 'node:crypto';
import type { Check } from '../check.ts';
import { found, hold, holdFaults, NotRun } from '../faults.ts';
import { type Disagreement, dataOf, type FeedbackProgress, type ManagerScore } from '../replies.ts';
import { holdValue } from './hold-value.ts';
import { readRatings } from './manager-rating.ts';
import {
  type ManagerScene,
  type ManagerTools,
  openedBy,
  readDisagreements,
  readStanding,
} from './manager-scene.ts';

const largestAgreement = 3;
const finished = 2;

const firstText = 'Conferência do contrato: primeira versão.';
const correctedText = 'Conferência do contrato: versão corrigida.';
const lateText = 'Conferência do contrato: depois do fim.';

type RatedCompetency = Pick<ManagerScore, 'idRespostaOpcaoGestor' | 'idCompetencia'>;

/** How a manager gives the feedback that is owed. */
export const feedbackChecks: readonly Check<ManagerScene>[] = [
  {
    id: 'disagreements',
    operation: 'listDisagreements',
    rule: 'Feedback is owed where self score and average of the managers differ by more than 3.',
    async run(tools) {
      found(tools.scene.hasRatedAll, 'the end of the ratings');
      const rows = await readDisagreements(tools);
      hold(
        rows.every((row) => Math.abs(row.notaFunc - row.mediaGestores) > largestAgreement),
        'has a competency whose scores do not differ so much',
      );
      const owed = rows.filter(({ precisaFeedback }) => precisaFeedback);
      const { competenciasPendentes } = await readStanding(tools);
      hold(
        owed.length === competenciasPendentes,
        `has ${owed.length} that owe feedback, while competenciasPendentes is ${competenciasPendentes}`,
      );
      tools.scene.owed = owed;
    },
  },
  {
    id: 'feedback-not-owed',
    operation: 'saveManagerFeedback',
    rule: 'Feedback where none is owed is a 409.',
    async run(tools) {
      const owed = owedOf(tools);
      const other = (await readRatings(tools)).find(({ idCompetencia }) =>
        owed.every((row) => row.idCompetencia !== idCompetencia),
      );
      if (!other) throw new NotRun('feedback is owed on each competency');
      await tools.caller.expect(
        'saveManagerFeedback',
        409,
        feedbackRequest(tools, other, firstText),
      );
    },
  },
  {
    id: 'feedback-without-text',
    operation: 'saveManagerFeedback',
    rule: 'Feedback of spaces alone is a 400 that names its field.',
    async run(tools) {
      const request = feedbackRequest(tools, firstOwed(tools), '  ');
      holdFaults(await tools.caller.expect('saveManagerFeedback', 400, request), 'dsFeedback');
    },
  },
  {
    id: 'feedback-as-another-manager',
    operation: 'saveManagerFeedback',
    rule: 'Feedback in the name of another manager is a 403.',
    async run(tools) {
      const request = feedbackRequest(tools, firstOwed(tools), firstText);
      const idOrganogramaPessoaGestor = openedBy(tools).managerId + 1;
      const body = { ...request.body, idOrganogramaPessoaGestor };
      await tools.caller.expect('saveManagerFeedback', 403, { ...request, body });
    },
  },
  {
    id: 'feedback',
    operation: 'saveManagerFeedback',
    rule: 'Feedback is read, and owed no more.',
    async run(tools) {
      const first = firstOwed(tools);
      const { competenciasPendentes } = await saveFeedback(tools, first, firstText);
      tools.scene.firstFeedback = first;
      holdValue('competenciasPendentes', competenciasPendentes, owedOf(tools).length - 1);
      await expectFeedback(tools, first, firstText);
    },
  },
  {
    id: 'feedback-corrected',
    operation: 'saveManagerFeedback',
    rule: 'Feedback may be corrected while the review is not finished.',
    async run(tools) {
      const first = found(tools.scene.firstFeedback, 'the first feedback');
      if (owedOf(tools).length === 1) throw new NotRun('the only feedback may end the review');
      await saveFeedback(tools, first, correctedText);
      await expectFeedback(tools, first, correctedText);
    },
  },
  {
    id: 'all-feedback',
    operation: 'getReviewStanding',
    rule: 'With the last feedback that is owed, nothing is owed any more.',
    async run(tools) {
      found(tools.scene.firstFeedback, 'the first feedback');
      for (const owed of owedOf(tools).slice(1)) await saveFeedback(tools, owed, firstText);
      const { competenciasPendentes, cdStatus } = await readStanding(tools);
      holdValue('competenciasPendentes', competenciasPendentes, 0);
      tools.scene.statusAfterFeedback = cdStatus;
    },
  },
  {
    id: 'feedback-after-end',
    operation: 'saveManagerFeedback',
    rule: 'A finished review takes no other feedback (409).',
    async run(tools) {
      const first = found(tools.scene.firstFeedback, 'the first feedback');
      const status = found(tools.scene.statusAfterFeedback, 'the end of the feedback');
      if (status !== finished) throw new NotRun('others have still to do something about it');
      await tools.caller.expect(
        'saveManagerFeedback',
        409,
        feedbackRequest(tools, first, lateText),
      );
    },
  },
];

function owedOf({ scene }: ManagerTools): readonly Disagreement[] {
  return found(scene.owed, 'the feedback that is owed');
}

function firstOwed(tools: ManagerTools): Disagreement {
  const [first] = owedOf(tools);
  if (!first) throw new NotRun('this manager owes no feedback');
  return first;
}

function feedbackRequest(
  tools: ManagerTools,
  { idRespostaOpcaoGestor, idCompetencia }: RatedCompetency,
  dsFeedback: string,
) {
  const { link, managerId: idOrganogramaPessoaGestor } = openedBy(tools);
  return {
    link,
    headers: { 'idempotency-key': randomUUID() },
    body: { idRespostaOpcaoGestor, idCompetencia, idOrganogramaPessoaGestor, dsFeedback },
  };
}

async function saveFeedback(
  tools: ManagerTools,
  competency: RatedCompetency,
  text: string,
): Promise<FeedbackProgress> {
  const request = feedbackRequest(tools, competency, text);
  return dataOf(await tools.caller.expect('saveManagerFeedback', 200, request));
}

async function expectFeedback(
  tools: ManagerTools,
  { idCompetencia }: RatedCompetency,
  text: string,
): Promise<void> {
  const row = (await readDisagreements(tools)).find((one) => one.idCompetencia === idCompetencia);
  hold(row?.dsFeedback === text, 'listDisagreements has another text than the one saved last');
  hold(row?.precisaFeedback === false, 'listDisagreements says that it is owed still');
}
