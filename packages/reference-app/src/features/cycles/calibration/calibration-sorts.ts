import type { ListPage } from '../../../shared/grid/to-list-page.ts';

type ScoreSort = `nota-${number}`;

/** What the columns of the scores call the orders by them. */
export type CalibrationSort = 'nome' | 'cargo' | ScoreSort;

/** The order by the scores in a competency. */
export function scoreSortOf(competencyId: number): ScoreSort {
  return `nota-${competencyId}`;
}

/** The orders that there are; which competencies have one is known once the scores are read. */
export function calibrationSorts(_filter: string | null, asked: string): CalibrationSort[] {
  const competencyId = competencyIn(asked);
  return ['nome', 'cargo', ...(competencyId === undefined ? [] : [scoreSortOf(competencyId)])];
}

const PEOPLE_ORDERS = ['nome', '-nome', 'cargo', '-cargo'] as const;

/** The page of the scores that a grid shows, as their call takes it. */
export function toCalibrationPage({ ordem, ...page }: ListPage<CalibrationSort>) {
  const idCompetencia = competencyIn(ordem?.replace(/^-/, '') ?? '');
  if (idCompetencia !== undefined) {
    const byScore = ordem?.startsWith('-') ? ('-nota' as const) : ('nota' as const);
    return { ...page, ordem: byScore, idCompetencia };
  }
  const own = PEOPLE_ORDERS.find((order) => order === ordem);
  return { ...page, ...(own && { ordem: own }) };
}

function competencyIn(sort: string): number | undefined {
  const [, id] = /^nota-([1-9]\d{0,14})$/.exec(sort) ?? [];
  return id === undefined ? undefined : Number(id);
}
