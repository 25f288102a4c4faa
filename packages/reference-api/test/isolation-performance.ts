import type { OperationId } from '../src/operation/operation.ts';
import { anyEmployee, type IsolationCase } from './isolation-case.ts';
import { agreementDay } from './isolation-reviews.ts';
import type { Caller } from './isolation-scene.ts';

const managers: Caller[] = ['a manager of the person', 'a link of a manager of the person'];
const personAndManager: Caller[] = ['the employee', 'a manager of the person'];
const personAndManagers: Caller[] = ['the employee', ...managers];
const readers: Caller[] = [...personAndManagers, 'a report link of the review'];
const foreignStaff: Caller[] = ['staff of another company'];

/** Reads or writes one response by its number. */
function byResponse(
  which: 'open' | 'finished',
  allows: readonly Caller[],
  place: 'query' | 'body' | 'params' = 'query',
): IsolationCase {
  return { request: ({ reviews }) => ({ [place]: { idResposta: reviews[which] } }), allows };
}

/** Changes an agreement after the finished review. */
function byAgreement(body: object): IsolationCase {
  return {
    request: ({ reviews: { agreementId } }) => ({
      body: { idCombinado: agreementId, nrVersao: 1, ...body },
    }),
    allows: personAndManagers,
  };
}

/** Opens by the hash in the address, which is nobody's. */
const byUnknownHash: IsolationCase = {
  request: ({ open }) => ({ params: { hash: open.link.slice(1) } }),
};

/** Every live operation of the performance reviews. */
export const performanceCases: Partial<Record<OperationId, IsolationCase>> = {
  getSelfAssessmentByLink: byUnknownHash,
  listSelfAnswers: byUnknownHash,
  getManagerByLink: byUnknownHash,
  markPerformanceViewed: byResponse('open', [], 'body'),
  markPerformanceStarted: byResponse('open', []),
  saveSelfAnswer: {
    request: ({ reviews: { open, competencyId } }) => ({
      body: { idResposta: open, idCompetencia: competencyId, nrIndice: 7 },
    }),
  },
  finishSelfAssessment: {
    request: ({ reviews: { open } }) => ({
      body: { idResposta: open, nrPerguntasRespondidas: 2 },
    }),
  },

  getPerformanceReportHeader: byResponse('finished', readers),
  getReviewStanding: byResponse('finished', readers),
  countPerformanceCompetencies: byResponse('finished', readers, 'params'),
  listSelfScores: byResponse('finished', readers),
  listManagerScores: byResponse('finished', readers),
  listFeedback: {
    request: ({ reviews: { finished, competencyId } }) => ({
      query: { idResposta: finished, idCompetencia: competencyId },
    }),
    allows: readers,
  },
  listPerformanceCompetencies: {
    request: () => ({}),
    allows: [
      ...readers,
      'staff of another company',
      'another employee',
      'an employee of another company',
      'a manager of somebody else',
      'a link of a manager of somebody else',
      'a manager link of the person',
      'a self link of another review',
    ],
  },

  listResponseCompetencies: byResponse('open', personAndManagers),
  saveManagerAnswer: {
    request: ({ reviews: { responseCompetencyId, competencyId, managerId } }) => ({
      body: {
        idRespostaOpcao: responseCompetencyId,
        idCompetencia: competencyId,
        idOrganogramaGestor: managerId,
        nrIndice: 5,
      },
    }),
    allows: managers,
  },
  listOwnManagerScores: {
    request: ({ reviews: { finished, managerId } }) => ({
      query: { idResposta: finished, idGestor: managerId },
    }),
    allows: managers,
  },
  listDisagreements: {
    request: ({ reviews: { finished, managerId } }) => ({
      query: { idResposta: finished, idGestor: managerId },
    }),
    allows: managers,
  },
  saveManagerFeedback: {
    request: ({ reviews: { scoreId, competencyId, managerId } }) => ({
      body: {
        idRespostaOpcaoGestor: scoreId,
        idCompetencia: competencyId,
        idOrganogramaPessoaGestor: managerId,
        dsFeedback: 'Feedback sigiloso',
      },
    }),
    allows: managers,
  },
  getCompetencyScores: {
    request: ({ reviews: { scoreId } }) => ({ params: { id: scoreId } }),
    allows: managers,
  },
  listManagerAnswers: {
    request: ({ personId, reviews: { managerId } }) => ({
      query: { idOrganogramaPessoa: personId, idOrganogramaGestor: managerId },
    }),
    allows: managers,
  },
  listTeamCompetencies: {
    request: ({ reviews: { managerId } }) => ({ query: { idGestor: managerId } }),
    allows: ['a manager of the person'],
  },
  listReportsOfManager: {
    request: ({ reviews: { managerId }, companyId }) => ({
      query: { idOrganogramaGestor: managerId, idCliente: companyId },
    }),
    allows: managers,
  },
  createSessionLink: byResponse('open', ['the employee', 'a manager of the person']),

  getManager: {
    request: ({ reviews: { managerId } }) => ({ query: { idOrganogramaGestor: managerId } }),
    allows: readers,
  },
  getPersonName: {
    request: ({ personId }) => ({ params: { id: personId } }),
    allows: personAndManagers,
  },
  getLatestPerformanceResponse: {
    request: ({ personId }) => ({ params: { idPessoa: personId } }),
    allows: personAndManagers,
  },
  getAlignmentOfPerson: {
    request: ({ personId }) => ({ params: { idOrganogramaPessoa: personId } }),
    allows: personAndManagers,
  },

  listAgreements: byResponse('finished', readers),
  listOwnAgreements: {
    request: () => ({}),
    allows: anyEmployee,
  },
  saveAgreement: {
    request: ({ reviews: { finished } }) => ({
      body: {
        idCombinado: 0,
        idResposta: finished,
        dsObjetivo: 'Outro objetivo',
        dsAcao: 'Outra ação',
        tpResponsavel: 'pessoa',
        dtPrazo: agreementDay,
        idCompetencia: null,
      },
    }),
    allows: personAndManagers,
  },
  confirmAgreement: byAgreement({}),
  setAgreementOutcome: byAgreement({ tpSituacao: 'cumprido' }),
  removeAgreement: byAgreement({}),

  listRaters: byResponse('finished', personAndManager),
  listRaterCandidates: byResponse('finished', personAndManager),
  proposeRater: {
    request: ({ reviews: { finished, colleagueId } }) => ({
      body: { idResposta: finished, idOrganogramaPessoa: colleagueId },
    }),
    allows: personAndManager,
  },
  decideRater: {
    request: ({ reviews: { proposedId } }) => ({
      body: { idAvaliador: proposedId, flAprovado: true },
    }),
    allows: ['a manager of the person'],
  },
  listOwnRatings: { request: () => ({}), allows: anyEmployee },
  getOwnRating: {
    request: ({ reviews: { askedId } }) => ({ query: { idAvaliador: askedId } }),
    allows: ['a manager of somebody else'],
  },
  saveOwnRating: {
    request: ({ reviews: { askedId, competencyId } }) => ({
      body: { idAvaliador: askedId, idCompetencia: competencyId, nrIndice: 5 },
    }),
    allows: ['a manager of somebody else'],
  },
  getCycleCalibration: {
    request: ({ cycle: { heldId, runningId } }) => ({ query: { idCiclo: heldId ?? runningId } }),
  },
  getScoreCalibration: {
    request: ({ reviews: { finished, competencyId } }) => ({
      query: { idResposta: finished, idCompetencia: competencyId },
    }),
  },
  calibrateScore: {
    request: ({ reviews: { finished, competencyId } }) => ({
      body: {
        idResposta: finished,
        idCompetencia: competencyId,
        nrNota: 5,
        dsMotivo: 'Motivo sigiloso de quem calibra',
        nrAlteracoes: 0,
      },
    }),
  },
  getAroundMeans: byResponse('finished', readers),

  listPerformanceRequestsOfPerson: {
    request: ({ personId }) => ({ query: { idOrganogramaPessoa: personId } }),
    allows: ['the employee'],
  },
  listPerformanceByEmployee: { request: () => ({}), allows: foreignStaff },
  createPerformanceRequest: {
    request: ({ personId }) => ({
      body: { idResposta: 0, idOrganogramaPessoaAvaliada: personId, cdStatus: 4 },
    }),
  },
  getPerformanceMassSendPreview: { request: () => ({}), allows: foreignStaff },
  createPerformanceRequestsForAll: {
    request: () => ({ body: { idResposta: 0, cdStatus: 4 } }),
    allows: foreignStaff,
  },
  getPerformanceReminderPreview: {
    request: () => ({ query: { aQuem: 'gestores' } }),
    allows: foreignStaff,
  },
  remindPerformancePeople: {
    request: () => ({ body: { aQuem: 'gestores', filter: 'a', cdStatus: 6 } }),
    allows: foreignStaff,
  },
  getLatestPerformanceStatus: {
    request: ({ personId }) => ({ params: { idPessoa: personId } }),
  },
  resendPerformanceRequest: { request: ({ personId }) => ({ body: { IdPessoa: personId } }) },
  closePerformanceRequest: byResponse('open', [], 'body'),
  createPerformanceSlips: {
    request: () => ({ body: { recorte: 'semResposta', flComEmail: true } }),
    allows: foreignStaff,
  },
  createPerformanceHandedLink: byResponse('open', [], 'body'),
};
