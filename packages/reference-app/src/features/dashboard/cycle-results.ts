import { type CycleKind, findCycleKind, type NamedValue, PROFILES } from '@aferir/domain';
import { cycleComparisonMessages as texts } from './cycle-comparison-messages.ts';
import type { Dashboard, FiguresOf } from './use-dashboard.ts';

/** What one cycle tells, to be set beside another of its kind. */
export interface CycleResults {
  readonly name: string;
  /** How many people have a result in it. */
  readonly count: number;
  /** None where nothing is told: there is nothing yet, or it would tell of somebody. */
  readonly measures: readonly CycleMeasure[];
  /** Whether some of their values are left out, since they would tell of somebody. */
  readonly isAnyHidden: boolean;
}

/** Values of one kind, by what they are called. */
export interface CycleMeasure {
  readonly id: 'shares' | 'managers' | 'self';
  readonly title: string;
  readonly nameHeading: string;
  readonly values: readonly NamedValue[];
  /** Up to which value they go. */
  readonly max: number;
  /** Whether their order is their own, whatever has changed the most. */
  readonly isOrdered: boolean;
}

/** What the figures of a cycle tell beside those of another one; null where they could not be read. */
export function cycleResultsOf(
  kind: CycleKind,
  { filtros, comportamental, competencias }: Dashboard,
): CycleResults | null {
  if (findCycleKind(filtros.idTipoCiclo ?? undefined) !== kind) return null;
  const results =
    kind === 'behavioral'
      ? comportamental && discResultsOf(comportamental)
      : competencias && reviewResultsOf(competencias);
  return results ? { name: filtros.nmCiclo ?? '', ...results } : null;
}

type Told = Omit<CycleResults, 'name'>;

function discResultsOf({ qtdAvaliados, perfis }: FiguresOf<'comportamental'>): Told {
  const shares = (perfis ?? []).map(({ nmPerfil, prcPerfil }) => [nmPerfil, prcPerfil] as const);
  const shareOf = new Map<string, number | null>(shares);
  const measure: CycleMeasure = {
    id: 'shares',
    title: texts.shares,
    nameHeading: texts.profile,
    values: PROFILES.map((name) => ({ key: name, name, value: shareOf.get(name) ?? null })),
    max: 100,
    isOrdered: true,
  };
  const isTold = perfis !== null && qtdAvaliados > 0;
  return { count: qtdAvaliados, measures: isTold ? [measure] : [], isAnyHidden: false };
}

function reviewResultsOf({ rows, qtdPessoas, flOculto }: FiguresOf<'competencias'>): Told {
  const told = rows ?? [];
  const measureOf = (
    id: 'managers' | 'self',
    mean: (row: (typeof told)[number]) => number,
  ): CycleMeasure => ({
    id,
    title: texts[id],
    nameHeading: texts.competency,
    values: told.map((row) => ({
      key: row.idCompetencia,
      name: row.nmCompetencia,
      value: mean(row),
    })),
    max: 10,
    isOrdered: false,
  });
  const measures =
    told.length > 0
      ? [
          measureOf('managers', ({ mediaGestor }) => mediaGestor),
          measureOf('self', ({ mediaAuto }) => mediaAuto),
        ]
      : [];
  return { count: qtdPessoas, measures, isAnyHidden: flOculto };
}
