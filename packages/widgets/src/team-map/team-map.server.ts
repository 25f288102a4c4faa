import type { Schema } from '@aferir/api-client';
import { createFakeServer, type FakeServer } from '@aferir/api-client/testing';
import { comparePair, type Profile, placeOnTeamMap, teamSpread } from '@aferir/domain';

/** The calls of the map, for tests and stories that make one fail or look at it. */
export const teamPaths = {
  map: '/Resposta/GetMapaEquipe',
  pair: '/Resposta/GetParEquipe',
  competencies: '/RespostaDesempenho/GetCompetenciasEquipe',
} as const;

/** A row of the team. */
export type Person = Schema<'TeamPerson'>;

/** Somebody of a team; without sums they have no result yet. */
export function personForTests(
  id: number,
  nmPessoa: string,
  result?: readonly [Profile, sums: readonly [number, number, number, number]],
  change: Partial<Person> = {},
): Person {
  const [nmPerfil = null, sums = []] = result ?? [];
  const profiles = ['Dominante', 'Influente', 'Estável', 'Conforme'] as const;
  const place = placeOnTeamMap(
    profiles.flatMap((profile, index) => (sums[index] ? [{ profile, sum: sums[index] }] : [])),
  );
  return {
    idOrganogramaPessoa: id,
    nmPessoa,
    nmCargo: 'Analista de Dados',
    urlFoto: null,
    flGestor: false,
    nmPerfil,
    nrFoco: place?.focus ?? null,
    nrRitmo: place?.pace ?? null,
    ressalvas: [],
    dtTermino: nmPerfil && '2026-11-05T18:21:40.000Z',
    ...change,
  };
}

/** Who is in the team of the tests, by name. */
export const people: readonly Person[] = [
  personForTests(7, 'Ana Souza', ['Influente', [56, 72, 44, 28]], { flGestor: true }),
  personForTests(42, 'Bruno Lima', ['Conforme', [44, 32, 52, 72]]),
  personForTests(43, 'Carla Dias', ['Estável', [28, 48, 72, 52]]),
  personForTests(44, 'Diego Reis', ['Estável', [30, 46, 70, 54]]),
  personForTests(45, 'Elisa Prado', ['Estável', [49, 49, 53, 49]], {
    ressalvas: ['Perfil pouco diferenciado', 'Empate técnico'],
  }),
  personForTests(46, 'Fábio Nunes', ['Dominante', [76, 52, 28, 44]]),
  personForTests(47, 'Gabriela Melo'),
];

/** A team as the API tells it. */
export function mapOf(rows: readonly Person[], nmEquipe = 'Ana Souza'): Schema<'TeamMap'> {
  const primaries = rows.flatMap(({ nmPerfil }) => nmPerfil ?? []);
  const spread = teamSpread(primaries);
  return {
    nmEquipe,
    rows: [...rows],
    qtdPessoas: rows.length,
    qtdComResultado: primaries.length,
    leitura: spread && {
      perfis: spread.counts.map(({ profile, count }) => ({ nmPerfil: profile, qtdPessoas: count })),
      presencas: spread.presences.map(({ profile, presence, text }) => ({
        nmPerfil: profile,
        tpPresenca: presence === 'much' ? 'muito' : 'pouco',
        dsTexto: text,
      })),
    },
  };
}

/** Two of the people side by side, as the API tells them. */
export function pairOf(one: Person, other: Person): Schema<'TeamPair'> {
  const [first, second] = [one, other].map(({ nmPessoa, nmPerfil, nrFoco, nrRitmo }) => ({
    name: nmPessoa,
    primary: nmPerfil ?? 'Dominante',
    place: { focus: nrFoco ?? 0, pace: nrRitmo ?? 0 },
  })) as [Parameters<typeof comparePair>[0], Parameters<typeof comparePair>[0]];
  const { summary, strengths, cautions, agreements, differences } = comparePair(first, second);
  return {
    pessoas: [one, other].map(({ idOrganogramaPessoa, nmPessoa, nmPerfil, ressalvas }) => ({
      idOrganogramaPessoa,
      nmPessoa,
      nmPerfil: nmPerfil ?? 'Dominante',
      ressalvas,
    })),
    dsResumo: summary,
    pontosFortes: [...strengths],
    cuidados: [...cautions],
    combinados: [...agreements],
    diferencas: differences.map(({ axis, degree, text }) => ({
      dsEixo: axis === 'pace' ? 'ritmo' : 'foco',
      tpGrau: ({ small: 'pequena', medium: 'media', large: 'grande' } as const)[degree],
      dsTexto: text,
    })),
  };
}

/** The competencies of the team, as the API tells them. */
export const competencies: Schema<'TeamCompetencies'> = {
  rows: [
    ['Comunicação', 8.3, 6, 2.3, 4],
    ['Trabalho em equipe', 6.5, 8, 1.5, 4],
    ['Orientação para resultados em ambientes de mudança', 7.8, 7.1, 0.7, 3],
    ['Foco no cliente', 8, 8, 0, 4],
  ].map(([nmCompetencia, mediaAuto, mediaGestor, diferenca, qtdPessoas], index) => ({
    idCompetencia: index + 1,
    nmCompetencia: String(nmCompetencia),
    mediaAuto: Number(mediaAuto),
    mediaGestor: Number(mediaGestor),
    diferenca: Number(diferenca),
    qtdPessoas: Number(qtdPessoas),
  })),
  qtdPessoas: 6,
  qtdComResultado: 4,
  qtdOcultas: 1,
};

/** A server with the team. */
export function createTeamServer(rows: readonly Person[] = people): FakeServer {
  const find = (id: string | undefined) =>
    rows.find(({ idOrganogramaPessoa }) => idOrganogramaPessoa === Number(id)) ?? rows[0];
  return createFakeServer()
    .on('get', teamPaths.map, () => mapOf(rows))
    .on('get', teamPaths.competencies, () => competencies)
    .on('get', teamPaths.pair, ({ query }) => {
      const [one, other] = [find(query.idPrimeiraPessoa), find(query.idSegundaPessoa)];
      if (!one || !other) throw new Error('The team has nobody');
      return pairOf(one, other);
    });
}
