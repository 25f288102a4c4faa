import type { Check } from '../check.ts';
import { hold, need } from '../faults.ts';
import {
  dataOf,
  type LinkInfo,
  type Manager,
  type RatedReview,
  type ReviewCompetency,
} from '../replies.ts';
import { holdValue } from './hold-value.ts';
import {
  type ManagerScene,
  type ManagerTools,
  openedBy,
  readDisagreements,
  readStanding,
  teamRequest,
} from './manager-scene.ts';

/** What a manager's evaluation asks before its first screen, and what it may not be told yet. */
export const managerOpeningChecks: readonly Check<ManagerScene>[] = [
  {
    id: 'manager-link-info',
    operation: 'validateLink',
    rule: "A manager's link tells that it opens a review.",
    async run({ caller, given }) {
      const hash = need(given.managerLink, '--manager-link');
      const reply = await caller.expect('validateLink', 200, { params: { hash } });
      holdValue('tipo', dataOf<LinkInfo>(reply).tipo, 'desempenho');
    },
  },
  {
    id: 'manager',
    operation: 'getManagerByLink',
    rule: 'The code in the address is enough to read whom the link was issued to.',
    async run({ caller, given }) {
      const hash = need(given.managerLink, '--manager-link');
      const reply = await caller.expect('getManagerByLink', 200, { params: { hash } });
      const { idCliente } = dataOf<Manager>(reply);
      if (given.company !== undefined) holdValue('idCliente', idCliente, given.company);
    },
  },
  {
    id: 'rated-review',
    operation: 'getSelfAssessmentByLink',
    rule: 'In manager mode the review is that of the manager of the link.',
    async run(tools) {
      const { managerId } = openedBy(tools);
      const request = reviewRequest(tools, managerId);
      const reply = await tools.caller.expect('getSelfAssessmentByLink', 200, request);
      const { idOrganogramaGestor } = dataOf<RatedReview>(reply);
      holdValue('idOrganogramaGestor', idOrganogramaGestor, managerId);
    },
  },
  {
    id: 'review-of-another-manager',
    operation: 'getSelfAssessmentByLink',
    rule: 'In manager mode a link reads nothing for another manager (403).',
    async run(tools) {
      const request = reviewRequest(tools, openedBy(tools).managerId + 1);
      await tools.caller.expect('getSelfAssessmentByLink', 403, request);
    },
  },
  {
    id: 'competencies-to-rate',
    operation: 'listResponseCompetencies',
    rule: 'The competencies to rate are as many as the review says, each once.',
    async run(tools) {
      const { link, idResposta, qtdTotal } = openedBy(tools);
      const request = { link, query: { idResposta } };
      const reply = await tools.caller.expect('listResponseCompetencies', 200, request);
      const rows = dataOf<readonly ReviewCompetency[]>(reply);
      const ids = new Set(rows.map(({ idRespostaOpcao }) => idRespostaOpcao));
      hold(rows.length === qtdTotal, `has ${rows.length}, while qtdTotal is ${qtdTotal}`);
      hold(ids.size === rows.length, 'has the same idRespostaOpcao twice');
      tools.scene.ratedCompetencies = rows;
    },
  },
  {
    id: 'standing-before-rating',
    operation: 'getReviewStanding',
    rule: 'A review that waits for the ratings of the manager may be rated.',
    async run(tools) {
      const standing = await readStanding(tools);
      holdValue('podeAvaliar', standing.podeAvaliar, true);
      holdValue('flAvaliouTodas', standing.flAvaliouTodas, false);
      hold(
        standing.nmPessoa === openedBy(tools).nmPessoa,
        'nmPessoa differs from what getSelfAssessmentByLink says',
      );
    },
  },
  {
    id: 'team',
    operation: 'listReportsOfManager',
    rule: 'The team has whom the manager still has to rate, and begins with them.',
    async run(tools) {
      const request = teamRequest(tools);
      const reply = await tools.caller.expect('listReportsOfManager', 200, request);
      const { rows } = dataOf<{
        rows: readonly { idResposta: number | null; podeAvaliar: boolean }[];
      }>(reply);
      const { idResposta } = openedBy(tools);
      const own = rows.find((row) => row.idResposta === idResposta);
      hold(own?.podeAvaliar === true, 'offers no rating of the review of the link');
      const waiting = rows.filter(({ podeAvaliar }) => podeAvaliar).length;
      hold(
        rows.slice(0, waiting).every(({ podeAvaliar }) => podeAvaliar),
        'has somebody who waits for no rating before somebody who does',
      );
    },
  },
  {
    id: 'team-of-another-manager',
    operation: 'listReportsOfManager',
    rule: 'The team of another manager is a 403.',
    async run(tools) {
      const request = teamRequest(tools, openedBy(tools).managerId + 1);
      await tools.caller.expect('listReportsOfManager', 403, request);
    },
  },
  {
    id: 'self-scores-before-rating',
    operation: 'listSelfScores',
    rule: 'Who still has to rate reads no score of the person (403).',
    async run(tools) {
      const { link, idResposta } = openedBy(tools);
      await tools.caller.expect('listSelfScores', 403, { link, query: { idResposta } });
    },
  },
  {
    id: 'disagreements-before-rating',
    operation: 'listDisagreements',
    rule: 'Nothing is disagreed about before each manager has rated.',
    async run(tools) {
      const rows = await readDisagreements(tools);
      hold(rows.length === 0, 'has competencies already');
    },
  },
];

function reviewRequest({ given }: ManagerTools, managerId: number) {
  const hash = need(given.managerLink, '--manager-link');
  const query = { gestor: 'true', _idOrganogramaPessoaGestor: managerId };
  return { params: { hash }, query };
}
