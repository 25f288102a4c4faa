import type { Schema } from '@aferir/api-client';
import { readOutcome } from '../shared/disc-profile/read-outcome.ts';
import type {
  BehavioralProfile,
  GivenParts,
  OutcomeTexts,
  ReportCompetency,
  TraitGroup,
} from './behavioral-report.types.ts';

/** Reads a report as it comes from the API; null when no profile can be made out in it. */
export function toProfile(report: Schema<'DiscProfileReport'>): BehavioralProfile | null {
  const outcome = readOutcome(report);
  if (!outcome) return null;
  return {
    responseId: report.idResposta,
    outcomeId: report.idResultado,
    personId: report.idOrganogramaPessoa,
    person: report.nmPessoa,
    company: report.nmEmpresa,
    logoUrl: report.logoUrl,
    color: report.corMarca ?? null,
    finishedAt: report.dtTermino,
    outcome,
    purpose: report.dsFinalidade,
    questionCount: report.qtdPerguntas,
    isBarelyDifferentiated: report.flPoucoDiferenciado,
    isTechnicalTie: report.flEmpateTecnico,
    isOwn: report.flProprio ?? false,
  };
}

/** The parts that came with a report; a back end may leave out any of them. */
export function toGivenParts({
  secoes,
  caracteristicas,
  competencias,
}: Schema<'DiscProfileReport'>): GivenParts {
  return {
    texts: secoes && toOutcomeTexts(secoes),
    traits: caracteristicas && toTraitGroups(caracteristicas),
    competencies: competencias && toCompetencies(competencias),
  };
}

/** The first section is the summary, whatever its name; the others are the cards. */
export function toOutcomeTexts(sections: readonly Schema<'DiscResultSection'>[]): OutcomeTexts {
  const [summary, ...cards] = sections;
  return {
    summary: summary?.dsDescricao ?? '',
    cards: cards.map(({ nmSecao, dsDescricao }) => ({
      title: nmSecao,
      sentences: toSentences(dsDescricao),
    })),
  };
}

/** Puts characteristics under their headings, both in the order in which they come. */
export function toTraitGroups(rows: readonly Schema<'DiscTrait'>[]): TraitGroup[] {
  const names = [...new Set(rows.map(({ nmConhecimento }) => nmConhecimento))];
  return names.map((name) => ({
    name,
    traits: rows.flatMap((row) => (row.nmConhecimento === name ? [row.nmResultado] : [])),
  }));
}

/** Reads competencies as they come from the API. */
export function toCompetencies(rows: readonly Schema<'DiscCompetencyIndex'>[]): ReportCompetency[] {
  return rows.map(({ nmCompetencia, dsLabel, nrIndice, dsLegenda, dsResumo }) => ({
    name: nmCompetencia,
    label: dsLabel,
    index: nrIndice,
    level: dsLegenda,
    summary: dsResumo,
  }));
}

// A sentence goes on after '?' or '!' when the next word is not a capital: '“Falta algo?” ajuda.'
function toSentences(text: string): string[] {
  return text.trim().split(/(?<=[.!?…]["”]?)\s+(?=["“]?\p{Lu})/u);
}
