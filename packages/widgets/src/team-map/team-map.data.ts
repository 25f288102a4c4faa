import type { Schema } from '@aferir/api-client';
import type {
  Pair,
  PlacedPerson,
  Team,
  TeamCompetencies,
  TeamPerson,
  TeamSource,
} from './team-map.types.ts';

const presences = { muito: 'much', pouco: 'little' } as const;
const axes = { ritmo: 'pace', foco: 'focus' } as const;
const degrees = { pequena: 'small', media: 'medium', grande: 'large' } as const;

/** The team as its calls name it. */
export function toTeamQuery({ departmentId, managerId }: TeamSource) {
  return {
    ...(departmentId && { idOrganogramaNo: departmentId }),
    ...(managerId && { idGestor: managerId }),
  };
}

/** Reads a team as it comes from the API. */
export function toTeam({ nmEquipe, rows, qtdComResultado, leitura }: Schema<'TeamMap'>): Team {
  return {
    name: nmEquipe,
    people: rows.map(toPerson),
    assessedCount: qtdComResultado,
    reading: leitura && {
      counts: leitura.perfis.map(({ nmPerfil, qtdPessoas }) => ({
        profile: nmPerfil,
        count: qtdPessoas,
      })),
      presences: leitura.presencas.map(({ nmPerfil, tpPresenca, dsTexto }) => ({
        profile: nmPerfil,
        presence: presences[tpPresenca],
        text: dsTexto,
      })),
    },
  };
}

/** Reads two people side by side. */
export function toPair(pair: Schema<'TeamPair'>): Pair {
  return {
    people: pair.pessoas.map(({ idOrganogramaPessoa, nmPessoa, nmPerfil, ressalvas }) => ({
      id: idOrganogramaPessoa,
      name: nmPessoa,
      profile: nmPerfil,
      doubts: ressalvas,
    })),
    summary: pair.dsResumo,
    strengths: pair.pontosFortes,
    cautions: pair.cuidados,
    agreements: pair.combinados,
    differences: pair.diferencas.map(({ dsEixo, tpGrau, dsTexto }) => ({
      axis: axes[dsEixo],
      degree: degrees[tpGrau],
      text: dsTexto,
    })),
  };
}

/** Reads the competencies of a team. */
export function toCompetencies({ rows, qtdOcultas }: Schema<'TeamCompetencies'>): TeamCompetencies {
  return {
    rows: rows.map((row) => ({
      id: row.idCompetencia,
      name: row.nmCompetencia,
      selfMean: row.mediaAuto,
      managerMean: row.mediaGestor,
      gap: row.diferenca,
      people: row.qtdPessoas,
    })),
    hiddenCount: qtdOcultas,
  };
}

/** Those who have a place on the map. */
export function placedOf({ people }: Pick<Team, 'people'>): PlacedPerson[] {
  return people.flatMap((person) => {
    const { profile, place } = person;
    return profile && place ? [{ ...person, profile, place }] : [];
  });
}

function toPerson(row: Schema<'TeamPerson'>): TeamPerson {
  const { nrFoco, nrRitmo } = row;
  return {
    id: row.idOrganogramaPessoa,
    name: row.nmPessoa,
    isManager: row.flGestor,
    profile: row.nmPerfil,
    place: nrFoco === null || nrRitmo === null ? null : { focus: nrFoco, pace: nrRitmo },
    doubts: row.ressalvas,
  };
}
