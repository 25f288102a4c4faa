import { isDeepStrictEqual } from 'node:util';
import type { CallRequest } from '../caller.ts';
import type { Check } from '../check.ts';
import type { OperationId } from '../checked-operations.ts';
import { found, hold, need } from '../faults.ts';
import { dataOf } from '../replies.ts';
import { holdValue } from './hold-value.ts';
import {
  type ManagerScene,
  type ManagerTools,
  openedBy,
  ownQuery,
  teamRequest,
} from './manager-scene.ts';

/** What a signed-in manager reads before rating: the same as by the link. */
export const managerSessionChecks: readonly Check<ManagerScene>[] = [
  {
    id: 'session-of-manager',
    operation: 'getEmployeeUser',
    rule: 'The token is of a session of the manager whom the link was issued to.',
    async run(tools) {
      const token = tokenOf(tools);
      const reply = await tools.caller.expect('getEmployeeUser', 200, { token });
      const { idOrganogramaPessoa } = dataOf<{ idOrganogramaPessoa: number }>(reply);
      holdValue('idOrganogramaPessoa', idOrganogramaPessoa, openedBy(tools).managerId);
    },
  },
  {
    id: 'team-by-session',
    operation: 'listReportsOfManager',
    rule: 'A session reads the team as the link does.',
    run: (tools) => expectSame(tools, 'listReportsOfManager', teamRequest(tools)),
  },
  {
    id: 'team-of-another-manager-by-session',
    operation: 'listReportsOfManager',
    rule: 'A session reads no team of another manager (403).',
    async run(tools) {
      const request = bySession(tools, teamRequest(tools, openedBy(tools).managerId + 1));
      await tools.caller.expect('listReportsOfManager', 403, request);
    },
  },
  {
    id: 'standing-by-session',
    operation: 'getReviewStanding',
    rule: 'A session reads how the review stands as the link does.',
    run: (tools) => expectSame(tools, 'getReviewStanding', reviewRequest(tools)),
  },
  {
    id: 'competencies-by-session',
    operation: 'listResponseCompetencies',
    rule: 'A session reads the competencies to rate as the link does.',
    run: (tools) => expectSame(tools, 'listResponseCompetencies', reviewRequest(tools)),
  },
  {
    id: 'self-scores-before-rating-by-session',
    operation: 'listSelfScores',
    rule: 'Who still has to rate reads no score of the person by a session either (403).',
    async run(tools) {
      await tools.caller.expect('listSelfScores', 403, bySession(tools, reviewRequest(tools)));
    },
  },
];

/** What a signed-in manager reads once the review was rated by the link. */
export const ratedSessionChecks: readonly Check<ManagerScene>[] = [
  {
    id: 'ratings-by-session',
    operation: 'listOwnManagerScores',
    rule: 'What was rated by the link is read by a session.',
    async run(tools) {
      found(tools.scene.hasRatedAll, 'the end of the ratings');
      await expectSame(tools, 'listOwnManagerScores', ownQuery(tools));
    },
  },
  {
    id: 'rating-after-all-by-session',
    operation: 'saveManagerAnswer',
    rule: 'Who has rated each competency by the link changes no score by a session (409).',
    async run(tools) {
      found(tools.scene.hasRatedAll, 'the end of the ratings');
      const [competency] = found(tools.scene.ratedCompetencies, 'the list of competencies');
      const { idRespostaOpcao, idCompetencia } = found(competency, 'a competency');
      const idOrganogramaGestor = openedBy(tools).managerId;
      const body = { idRespostaOpcao, idCompetencia, idOrganogramaGestor, nrIndice: 5 };
      await tools.caller.expect('saveManagerAnswer', 409, { token: tokenOf(tools), body });
    },
  },
];

function tokenOf({ given }: ManagerTools): string {
  return need(given.managerToken, '--manager-token');
}

function reviewRequest(tools: ManagerTools): CallRequest {
  const { link, idResposta } = openedBy(tools);
  return { link, query: { idResposta } };
}

/** A request without its link, by the session of the manager. */
function bySession(tools: ManagerTools, { link: _link, ...request }: CallRequest): CallRequest {
  return { ...request, token: tokenOf(tools) };
}

async function expectSame(
  tools: ManagerTools,
  operation: OperationId,
  request: CallRequest,
): Promise<void> {
  const byLink = await tools.caller.expect(operation, 200, request);
  const own = await tools.caller.expect(operation, 200, bySession(tools, request));
  hold(isDeepStrictEqual(dataOf(own), dataOf(byLink)), 'differs from what the link reads');
}
