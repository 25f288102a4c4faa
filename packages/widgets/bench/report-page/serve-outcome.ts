import type { Schema } from '@aferir/api-client';
import {
  createFakeDiscServer,
  discProfileReport,
  type FakeServer,
} from '@aferir/api-client/testing';
import { competencyLevel, findProfile, PROFILES, scoreCompetency } from '@aferir/domain';
import {
  cardSectionNames,
  currentInstrumentVersion,
  instrumentByVersion,
  outcomeByName,
  summarySectionName,
  toParagraph,
} from '../../../reference-api/src/features/behavioral/content/index.ts';

type SectionName = Schema<'DiscResultSection'>['nmSecao'];

/** Serves the report of an outcome with the texts that the product really says. */
export function serveOutcome(outcomeName: string, isUnsure: boolean): FakeServer {
  const sums = sumsOf(outcomeName, isUnsure);
  const instrument = instrumentByVersion(currentInstrumentVersion);
  const outcome = instrument && outcomeByName(instrument, outcomeName);
  if (!outcome) throw new RangeError(`No outcome is called ${outcomeName}`);
  const { summary, cards, traits } = outcome;

  return createFakeDiscServer()
    .on('get', '/Resposta/GetPessoaRespostaPerfil', {
      ...discProfileReport,
      nmPessoa: 'Maria Aparecida de Albuquerque Cavalcanti Figueiredo',
      nmPerfil: outcome.name,
      response: PROFILES.map((profile) => ({ nmPerfil: profile, soma: sums[profile] })).sort(
        (a, b) => b.soma - a.soma,
      ),
      flPoucoDiferenciado: isUnsure,
      flEmpateTecnico: isUnsure,
      flProprio: true,
    })
    .on('get', '/Resultado/GetResultado/{idResultado}', {
      rows: [
        { nmSecao: summarySectionName, dsDescricao: toParagraph(summary, true) },
        ...(Object.keys(cards) as (keyof typeof cards)[]).map((card) => ({
          nmSecao: cardSectionNames[card] as SectionName,
          dsDescricao: toParagraph(cards[card], true),
        })),
      ],
      qtdRecords: 6,
    })
    .on(
      'get',
      '/OrganogramaPessoa/GetPerfisSimplificados',
      Object.entries(traits).flatMap(([nmConhecimento, items]) =>
        items.map((nmResultado) => ({
          nmConhecimento: nmConhecimento as keyof typeof traits,
          nmResultado,
        })),
      ),
    )
    .on(
      'get',
      '/ResultadoCompetencia/GetResultadoCompetencia/{idResposta}',
      instrument.competencies.map(({ name, label, summary: about, weights, byLevel }) => {
        const { index, level } = scoreCompetency({ sums, questionCount: 20 }, weights);
        return {
          nmCompetencia: name,
          dsLabel: label,
          nrIndice: index,
          dsLegenda: competencyLevel(index),
          dsResumo: `${about} ${byLevel[level]}`,
        };
      }),
    );
}

function sumsOf(outcomeName: string, isUnsure: boolean) {
  const [first, second] = outcomeName.split(' ').map((name) => findProfile(name));
  const [high, next, rest] = isUnsure ? [54, 52, 47] : second ? [68, 56, 38] : [74, 42, 42];
  return Object.fromEntries(
    PROFILES.map((profile) => [
      profile,
      profile === first ? high : profile === second ? next : rest,
    ]),
  ) as Record<(typeof PROFILES)[number], number>;
}
