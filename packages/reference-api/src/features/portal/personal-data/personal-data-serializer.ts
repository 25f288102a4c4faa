import type { components } from '@aferir/api-client';
import {
  DISC_STATUS_LABELS,
  NO_ALIGNMENT,
  PERFORMANCE_STATUS_LABELS,
  visibleRaters,
} from '@aferir/domain';
import { auditActionName } from '../../../audit/audit-actions.ts';
import type { CompanyRow } from '../../../db/platform-tables.ts';
import { linkRoleNames, responseKindNames } from '../../../links/link-names.ts';
import type { DiscAnswerRow } from '../../behavioral/behavioral-tables.ts';
import type { DiscInstrument } from '../../behavioral/content/index.ts';
import { instrumentOf, outcomeOf } from '../../behavioral/disc-content.ts';
import type { LoadedReview } from '../../performance/review/review-model.ts';
import type { AnsweredResponse, PersonalData } from './personal-data-service.ts';
import type { PersonalRecord } from './personal-read-model.ts';
import type { GivenRating } from './personal-responses-read-model.ts';
import type { PersonalLink, PersonalMail, PersonalSession } from './personal-traces-read-model.ts';

type Wire = components['schemas'];

/** Everything stored about a person, in words where the tables have codes. */
export function toPersonalData(
  data: PersonalData,
  { company, now }: { company: CompanyRow; now: Date },
): Wire['PersonalData'] {
  return {
    dtGeracao: now.toISOString(),
    pessoa: toProfile(data.record, company),
    gestores: data.managerNames.map((nmPessoa) => ({ nmPessoa })),
    avaliacoesComportamentais: data.behavioral.map(toDiscResponse),
    avaliacoesDesempenho: data.reviews.map(toReview),
    avaliacoesComoGestor: data.givenRatings.map(toGivenRating),
    links: data.links.map(toLink),
    sessoes: data.sessions.map(toSession),
    emails: data.mails.map(toMail),
    registros: data.trail.map(({ occurred_at, action, doer_name }) => ({
      dtRegistro: occurred_at.toISOString(),
      nmAcao: auditActionName(action),
      nmQuem: doer_name,
    })),
  };
}

function toProfile(record: PersonalRecord, company: CompanyRow): Wire['PersonalProfile'] {
  return {
    idOrganogramaPessoa: record.id,
    nmPessoa: record.name,
    dsEmail: record.email,
    nrTelefone: record.phone,
    tpSexo: record.sex,
    dtNascimento: record.birth_date,
    nmCargo: record.position_name,
    nmDepartamento: record.department_name,
    nmSenioridade: record.seniority_name,
    urlFoto: record.photo_url,
    flAtivo: record.is_active,
    flTemSenha: record.password_hash !== null,
    dtCadastro: record.created_at.toISOString(),
    nmCliente: company.trade_name,
  };
}

function toDiscResponse({ response, answers }: AnsweredResponse): Wire['PersonalDiscResponse'] {
  const instrument = instrumentOf(response.instrument_version);
  return {
    idResposta: response.id,
    nmStatus: DISC_STATUS_LABELS[response.status],
    dtEnvio: response.sent_at.toISOString(),
    dsEmailEnvio: response.mailed_to,
    dtVisualizacao: toWireDate(response.viewed_at),
    dtInicio: toWireDate(response.started_at),
    dtTermino: toWireDate(response.finished_at),
    flEncerrado: response.closed_at !== null,
    versaoInstrumento: response.instrument_version,
    nmPerfil: response.outcome_id === null ? null : outcomeOf(response.outcome_id).name,
    somas: (response.profile_sums ?? []).map(({ profile, sum }) => ({
      nmPerfil: profile,
      soma: sum,
    })),
    respostas: answers.map((answer) => toDiscAnswer(answer, instrument)),
  };
}

function toDiscAnswer(
  answer: DiscAnswerRow,
  { questions }: DiscInstrument,
): Wire['PersonalDiscAnswer'] {
  const question = questions.find(({ id }) => id === answer.question_id);
  if (!question) throw new Error(`There is no question ${answer.question_id}`);
  const texts = new Map(question.options.map(({ id, text }) => [id, text]));
  return {
    dsPergunta: question.text,
    opcoes: answer.ranking.map((optionId) => texts.get(optionId) ?? ''),
    nrTempoMs: answer.elapsed_ms,
    dtResposta: answer.answered_at.toISOString(),
  };
}

/** A review as its person may see it: managers' scores once all of them have rated. */
function toReview(loaded: LoadedReview): Wire['PersonalPerformanceResponse'] {
  const { response, competencies } = loaded;
  return {
    idResposta: response.id,
    nmStatus: PERFORMANCE_STATUS_LABELS[response.status],
    dtEnvio: response.sent_at.toISOString(),
    dsEmailEnvio: response.mailed_to,
    dtVisualizacao: toWireDate(response.viewed_at),
    dtInicio: toWireDate(response.started_at),
    dtAutoavaliacao: toWireDate(response.self_finished_at),
    dtTermino: toWireDate(response.finished_at),
    flEncerrado: response.closed_at !== null,
    percentualAlinhamento: response.alignment ?? NO_ALIGNMENT,
    competencias: competencies.map(({ competency_id, name, self_score, self_scored_at }) => ({
      nmCompetencia: name,
      nrAutoavaliacao: self_score,
      dtResposta: toWireDate(self_scored_at),
      gestores: managerScoresOf(loaded, competency_id),
    })),
  };
}

function managerScoresOf(
  loaded: LoadedReview,
  competencyId: number,
): Wire['PersonalManagerScore'][] {
  const visible = visibleRaters(loaded.review, loaded.response.status, { role: 'owner' });
  const names = new Map(loaded.managers.map(({ manager_id, name }) => [manager_id, name]));
  return loaded.scores
    .filter(
      ({ competency_id, manager_id }) =>
        competency_id === competencyId && visible.includes(manager_id),
    )
    .map(({ manager_id, score, feedback }) => ({
      nmGestor: names.get(manager_id) ?? '',
      nrIndice: score,
      dsFeedback: feedback,
    }));
}

function toGivenRating(rating: GivenRating): Wire['PersonalManagerRating'] {
  return {
    idResposta: rating.response_id,
    nmPessoa: rating.person_name,
    nmCompetencia: rating.competency_name,
    nrIndice: rating.score,
    dsFeedback: rating.feedback,
    dtAvaliacao: rating.scored_at.toISOString(),
    dtFeedback: toWireDate(rating.feedback_at),
  };
}

function toLink(link: PersonalLink): Wire['PersonalLink'] {
  return {
    tpAvaliacao: responseKindNames[link.kind],
    nmPapel: linkRoleNames[link.role],
    dsEmailEnvio: link.mailed_to,
    dtEmissao: link.issued_at.toISOString(),
    dtValidade: link.expires_at.toISOString(),
  };
}

function toSession(session: PersonalSession): Wire['PersonalSession'] {
  return {
    dtInicio: session.created_at.toISOString(),
    dtUltimoUso: session.last_seen_at.toISOString(),
    dtFim: toWireDate(session.ended_at),
    nmChave: session.key_name,
  };
}

function toMail(mail: PersonalMail): Wire['PersonalMail'] {
  return {
    dsAssunto: mail.subject,
    dsEmail: mail.recipient,
    dtEnvio: mail.created_at.toISOString(),
  };
}

function toWireDate(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}
