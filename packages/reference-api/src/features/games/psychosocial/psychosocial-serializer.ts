import type { components } from '@aferir/api-client';
import {
  type DimensionScore,
  PSYCHOSOCIAL_DIMENSION_NAMES,
  PSYCHOSOCIAL_NOTICE,
  type PsychosocialBand,
  psychosocialTrend,
  RISK_PRIORITY_NAMES,
  riskInventory,
} from '@aferir/domain';
import type { StoredGame } from '../game-store.ts';
import type { GamePeopleCounts } from '../games-read-model.ts';
import { nameOfGroup, toGroup } from '../results/results-serializer.ts';
import type { ScoredGroup, ScoredRound } from './score-rounds.ts';

type Wire = components['schemas'];

/** What a report tells beside its rounds. */
export interface ReportParts {
  readonly people: GamePeopleCounts;
  /** Why there are no figures; undefined: there are. */
  readonly reason: string | undefined;
  /** The round of the game and those before it; none where there are no figures. */
  readonly rounds: readonly ScoredRound[];
  /** How many people of each department it was sent to. */
  readonly sent: ReadonlyMap<number, number>;
}

/** The report of a survey of psychosocial risk. */
export function toPsychosocialReport(
  game: StoredGame,
  { people, reason, rounds, sent }: ReportParts,
): Wire['PsychosocialReport'] {
  const current = rounds.find(({ id }) => id === game.id);
  const before = rounds.filter(({ round }) => round < game.round).at(-1);
  const groups = current?.groups ?? [];
  return {
    idJogo: game.id,
    nmJogo: game.title,
    nrRodada: game.round,
    nrVersaoModelo: game.templateVersion ?? 1,
    dtEnvio: game.sentAt?.toISOString() ?? null,
    dtEncerramento: game.closedAt?.toISOString() ?? null,
    qtdEnviados: people.sentCount,
    qtdRespostas: people.finishedCount,
    flDisponivel: reason === undefined,
    dsMotivo: reason ?? null,
    dsAviso: PSYCHOSOCIAL_NOTICE.join('\n\n'),
    dimensoes: toDimensions(current?.scores.dimensions ?? [], before?.scores.dimensions),
    nrIndiceGeral: current?.scores.index ?? null,
    dsFaixaGeral: current ? bandNames[current.scores.band] : null,
    grupos: groups.map((group) => ({
      ...toGroup(game, group, groups),
      dimensoes: toDimensions(
        group.scores.dimensions,
        sameGroup(group, before?.groups)?.scores.dimensions,
      ),
    })),
    rodadas: rounds.map(toRound),
    inventario: riskInventory(
      groups.map((group) => ({
        name: nameOfGroup(game, group, groups),
        people: sentTo(group, groups, sent),
        dimensions: group.scores.dimensions,
        experiences: group.experiences,
      })),
    ).map((row) => ({
      nmGrupo: row.group,
      nmPerigo: row.hazard,
      dsPossiveisDanos: row.harm,
      nrIndice: row.index,
      dsFaixa: bandNames[row.band],
      qtdExpostos: row.people,
      dsMedidas: row.measures,
      dsPrioridade: RISK_PRIORITY_NAMES[row.priority],
    })),
  };
}

const bandNames = {
  favorable: 'favoravel',
  attention: 'atencao',
  critical: 'critico',
} as const satisfies Record<PsychosocialBand, Wire['PsychosocialBand']>;

function toDimensions(
  scores: readonly DimensionScore[],
  before: readonly DimensionScore[] | undefined,
): Wire['PsychosocialDimension'][] {
  return scores.map((score) => ({
    dsDimensao: score.dimension,
    nmDimensao: PSYCHOSOCIAL_DIMENSION_NAMES[score.dimension],
    nrIndice: score.index,
    dsFaixa: bandNames[score.band],
    nrVariacao: psychosocialTrend(score, before) ?? null,
  }));
}

function toRound({ id, round, closedAt, scores }: ScoredRound): Wire['PsychosocialRound'] {
  return {
    idJogo: id,
    nrRodada: round,
    dtEncerramento: closedAt.toISOString(),
    dimensoes: scores.dimensions.map(({ dimension, index }) => ({
      dsDimensao: dimension,
      nrIndice: index,
    })),
  };
}

/** A department goes by its name, which outlives a chart that is built anew; what is put together differs each time. */
function sameGroup(
  { departmentId, name }: ScoredGroup,
  before: readonly ScoredGroup[] = [],
): ScoredGroup | undefined {
  if (departmentId === 0) return undefined;
  return before.find((group) => group.departmentId !== 0 && group.name === name);
}

/** How many people a group has, answered or not: those who are told of together are all of no other group. */
function sentTo(
  { departmentId }: ScoredGroup,
  groups: readonly ScoredGroup[],
  sent: ReadonlyMap<number, number>,
): number {
  if (departmentId !== 0) return sent.get(departmentId) ?? 0;
  const others = [...sent].filter(
    ([id]) => id === 0 || !groups.some((group) => group.departmentId === id),
  );
  return others.reduce((sum, [, count]) => sum + count, 0);
}
