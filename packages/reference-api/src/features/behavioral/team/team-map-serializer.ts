import type { components } from '@aferir/api-client';
import type { DifferenceDegree, Presence, TeamPlace, TeamSpread } from '@aferir/domain';
import type { ComparedPair, MappedPerson, TeamMap } from './team-map-service.ts';

type Wire = components['schemas'];

const presenceNames = {
  much: 'muito',
  little: 'pouco',
} as const satisfies Record<Presence, Wire['TeamProfilePresence']['tpPresenca']>;

const axisNames = {
  pace: 'ritmo',
  focus: 'foco',
} as const satisfies Record<keyof TeamPlace, string>;

const degreeNames = {
  small: 'pequena',
  medium: 'media',
  large: 'grande',
} as const satisfies Record<DifferenceDegree, string>;

/** A team on the map; no share of anybody's goes out. */
export function toTeamMap({ name, people, spread }: TeamMap): Wire['TeamMap'] {
  return {
    nmEquipe: name,
    rows: people.map(toPerson),
    qtdPessoas: people.length,
    qtdComResultado: people.filter(({ result }) => result).length,
    leitura: spread && toReading(spread),
  };
}

/** Two people side by side. */
export function toTeamPair({ people, reading }: ComparedPair): Wire['TeamPair'] {
  return {
    pessoas: people.map(({ id, name, result }) => ({
      idOrganogramaPessoa: id,
      nmPessoa: name,
      nmPerfil: result.primary,
      ressalvas: [...result.doubts],
    })),
    dsResumo: reading.summary,
    pontosFortes: [...reading.strengths],
    cuidados: [...reading.cautions],
    combinados: [...reading.agreements],
    diferencas: reading.differences.map(({ axis, degree, text }) => ({
      dsEixo: axisNames[axis],
      tpGrau: degreeNames[degree],
      dsTexto: text,
    })),
  };
}

function toPerson({ result, place, ...person }: MappedPerson): Wire['TeamPerson'] {
  return {
    idOrganogramaPessoa: person.id,
    nmPessoa: person.name,
    nmCargo: person.position_name,
    urlFoto: person.photo_url,
    flGestor: person.isManager,
    nmPerfil: result?.primary ?? null,
    nrFoco: place?.focus ?? null,
    nrRitmo: place?.pace ?? null,
    ressalvas: [...(result?.doubts ?? [])],
    dtTermino: result?.finishedAt.toISOString() ?? null,
  };
}

function toReading({ counts, presences }: TeamSpread): Wire['TeamReading'] {
  return {
    perfis: counts.map(({ profile, count }) => ({ nmPerfil: profile, qtdPessoas: count })),
    presencas: presences.map(({ profile, presence, text }) => ({
      nmPerfil: profile,
      tpPresenca: presenceNames[presence],
      dsTexto: text,
    })),
  };
}
