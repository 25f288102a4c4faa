import type { components } from '@aferir/api-client';
import {
  DISC_STATUS,
  DISC_STATUS_LABELS,
  type DiscStatus,
  NOT_ASSESSED_COUNT,
  OUTCOME_NAMES,
} from '@aferir/domain';
import { toLinkInfo } from '../../operation/links/link-info.ts';
import { linkRoleNames } from '../../operation/links/link-names.ts';
import type { Link } from '../../operation/links/resolve-link.ts';
import { WrittenData } from '../../operation/written-data.ts';
import type { CallerCompany } from '../../platform/db/company-tables.ts';
import type { DiscAnswerRow, DiscResponseRow } from './behavioral-tables.ts';
import {
  cardSectionNames,
  type DiscQuestion,
  type OutcomeContent,
  summarySectionName,
  toParagraph,
} from './content/index.ts';
import { instrumentOf, outcomeOf, questionsOf } from './disc-content.ts';
import { discResponses } from './disc-responses.ts';
import type { DiscCompletion, ResponseProgress } from './questionnaire/questionnaire-service.ts';
import type { CompetencyResult, ProfileReport } from './report/report-service.ts';

type Wire = components['schemas'];

function statusName(status: DiscStatus): Wire['DiscStatusName'] {
  return DISC_STATUS_LABELS[status] as Wire['DiscStatusName'];
}

/** A response as its link sees it, with what is asked where the link answers. */
export function toQuestionnaire(
  response: DiscResponseRow,
  seen: {
    personName: string;
    company: CallerCompany;
    link: Link;
    progress: ResponseProgress;
  },
): Wire['DiscQuestionnaire'] {
  return {
    idResposta: response.id,
    nmPessoa: seen.personName,
    nmStatus: statusName(response.status),
    cdStatus: response.status,
    nrIndiceRespondido: seen.progress.nextIndex,
    qtdPerguntas: seen.progress.questionCount,
    flConcluido: response.status === DISC_STATUS.finished,
    idResultado: response.outcome_id,
    dtTermino: response.finished_at?.toISOString() ?? null,
    idOrganogramaPessoa: response.person_id,
    idCliente: seen.company.id,
    nmEmpresa: seen.company.trade_name,
    versaoInstrumento: response.instrument_version,
    flPapel: linkRoleNames[seen.link.role],
    link: toLinkInfo(seen.link, discResponses.name, seen.company),
    ...(seen.link.role === 'self' && { perguntas: toQuestions(response) }),
  };
}

/** The questions of a response, in the order to ask. */
export function toQuestions({
  instrument_version: version,
}: Pick<DiscResponseRow, 'instrument_version'>): Wire['DiscQuestion'][] {
  return questionsOf(instrumentOf(version)).map(toQuestion);
}

const writtenQuestions = new Map<number, WrittenData<Wire['DiscQuestion'][]>>();

/** The same, written down: a version's questions never change. */
export function toWrittenQuestions(
  response: Pick<DiscResponseRow, 'instrument_version'>,
): WrittenData<Wire['DiscQuestion'][]> {
  const version = response.instrument_version;
  const written = writtenQuestions.get(version) ?? WrittenData.of(toQuestions(response));
  writtenQuestions.set(version, written);
  return written;
}

/** A question. Nobody is told which profile an option counts for: staff who look may be the one who answers. */
export function toQuestion(question: DiscQuestion): Wire['DiscQuestion'] {
  return {
    idPergunta: question.id,
    nrOrdem: question.order,
    dsPergunta: question.text,
    opcoes: question.options.map(({ id, text }) => ({ idPerguntaOpcao: id, dsOpcao: text })),
  };
}

/** The places of an answered question, in the order of its options' ids. */
export function toOptionRanks(answer: DiscAnswerRow | undefined): Wire['DiscOptionRank'][] {
  return (answer?.ranking ?? [])
    .map((optionId, index) => ({ idPerguntaOpcao: optionId, idRespostaOpcao: index + 1 }))
    .toSorted((a, b) => a.idPerguntaOpcao - b.idPerguntaOpcao);
}

/** How far a response is. */
export function toProgress({ nextIndex, questionCount }: ResponseProgress): Wire['DiscProgress'] {
  return { nrIndiceRespondido: nextIndex, qtdPerguntas: questionCount };
}

/** The status a response has now. */
export function toStatus(responseId: number, status: DiscStatus): Wire['DiscStatus'] {
  return { idResposta: responseId, cdStatus: status, nmStatus: statusName(status) };
}

/** How a questionnaire ended. */
export function toCompletion(
  responseId: number,
  { outcomeId, finishedAt, elapsedMs }: DiscCompletion,
): Wire['DiscCompletion'] {
  return {
    idResposta: responseId,
    idResultado: outcomeId,
    dtTermino: finishedAt.toISOString(),
    ...(elapsedMs !== undefined && { nrTempoMs: elapsedMs }),
  };
}

/** A report with its texts. */
export function toProfileReport(
  report: ProfileReport,
  company: CallerCompany,
  purpose: string,
): Wire['DiscProfileReport'] {
  return {
    response: report.sums.map(({ profile, sum }) => ({ nmPerfil: profile, soma: sum })),
    nmPerfil: report.outcome.name,
    idResultado: report.outcome.id,
    idResposta: report.id,
    idOrganogramaPessoa: report.personId,
    idCliente: company.id,
    nmPessoa: report.personName,
    nmEmpresa: company.trade_name,
    logoUrl: company.logo_url,
    corMarca: company.brand_color,
    dtTermino: report.finishedAt.toISOString(),
    qtdPerguntas: report.questionCount,
    versaoInstrumento: report.instrumentVersion,
    dsFinalidade: purpose,
    nrDiferenciacao: report.differentiation,
    flPoucoDiferenciado: report.certainty.isBarelyDifferentiated,
    flEmpateTecnico: report.certainty.isTechnicalTie,
    flProprio: report.isOwn,
    secoes: toResultSections(report.outcome, report.isOwn).rows,
    caracteristicas: toTraits(report.outcome),
    competencias: report.competencies.map(toCompetencyIndex),
  };
}

/** The summary, then the behavior cards, to the person or of them. */
export function toResultSections(
  outcome: OutcomeContent,
  isOwn: boolean,
): Wire['DiscResultSectionList'] {
  const cards = Object.entries(cardSectionNames) as [keyof OutcomeContent['cards'], string][];
  const sections = [
    { name: summarySectionName, prose: outcome.summary },
    ...cards.map(([card, name]) => ({ name, prose: outcome.cards[card] })),
  ];
  const rows = sections.map(({ name, prose }) => ({
    nmSecao: name as Wire['DiscResultSection']['nmSecao'],
    dsDescricao: toParagraph(prose, isOwn),
  }));
  return { rows, qtdRecords: rows.length };
}

/** The characteristics, group by group. */
export function toTraits(outcome: OutcomeContent): Wire['DiscTrait'][] {
  const groups = Object.entries(outcome.traits) as [
    Wire['DiscTrait']['nmConhecimento'],
    readonly string[],
  ][];
  return groups.flatMap(([nmConhecimento, traits]) =>
    traits.map((nmResultado) => ({ nmConhecimento, nmResultado })),
  );
}

/** A competency with its index and what the level says. */
export function toCompetencyIndex(result: CompetencyResult): Wire['DiscCompetencyIndex'] {
  const { competency, index, level } = result;
  return {
    nmCompetencia: competency.name,
    nrIndice: index,
    dsLegenda: level,
    dsLabel: competency.label,
    dsResumo: `${competency.summary} ${competency.byLevel[level]}`,
  };
}

/** A request in a person's list. */
export function toRequest(
  response: DiscResponseRow,
  person: { readonly name: string },
  awaited: Wire['AwaitedAnswer'] | null,
): Wire['DiscRequest'] {
  return {
    idResposta: response.id,
    idOrganogramaPessoa: response.person_id,
    nmPessoa: person.name,
    nmStatus: statusName(response.status),
    cdStatus: response.status,
    dtEnvio: response.sent_at.toISOString(),
    dtTermino: response.finished_at?.toISOString() ?? null,
    idResultado: response.outcome_id,
    nmPerfil: response.outcome_id === null ? null : outcomeOf(response.outcome_id).name,
    flEncerrado: response.closed_at !== null,
    espera: awaited,
  };
}

/** People per outcome: all sixteen in their order, zeros included, then those without one. */
export function toOutcomeCounts(
  counts: readonly { outcome_id: number | null; people: number }[],
): Wire['DiscOutcomeCount'][] {
  const people = new Map<string, number>();
  for (const { outcome_id, people: more } of counts) {
    const name = outcome_id === null ? NOT_ASSESSED_COUNT : outcomeOf(outcome_id).name;
    people.set(name, (people.get(name) ?? 0) + more);
  }
  return [...OUTCOME_NAMES, NOT_ASSESSED_COUNT].map((nmPerfil) => ({
    nmPerfil,
    qtdResultados: people.get(nmPerfil) ?? 0,
  }));
}
