import type { Schema } from '@aferir/api-client';
import type { RadarChartProps } from '@aferir/ui';
import { axisGroups } from '../../shared/score-comparison/comparison-chart.ts';
import type { ComparisonMessages } from '../../shared/score-comparison/score-comparison.messages.ts';
import type { ComparedCompetency } from '../../shared/score-comparison/score-comparison.ts';
import type { WithAroundMeans } from './around-means.messages.ts';

/** What a group of those around came to. */
export type AroundGroup = Schema<'AroundGroup'>;

/** A competency with the own score and the managers' mean. */
export type AroundCompetency = Pick<ComparedCompetency, 'id' | 'name' | 'selfScore' | 'average'>;

/** Whether enough have rated for the group to be told of. */
export function isTold({ qtdAvaliadores }: AroundGroup): boolean {
  return qtdAvaliadores !== null;
}

/** The mean of a group on a competency; null for none. */
export function meanOf({ competencias }: AroundGroup, competencyId: number): number | null {
  return competencias.find(({ idCompetencia }) => idCompetencia === competencyId)?.media ?? null;
}

/** What all sides around a circle are drawn from: nothing where there are too few competencies for one. */
export function aroundCharts(
  groups: readonly AroundGroup[],
  competencies: readonly AroundCompetency[],
  { aroundMeans: texts, chartOf }: WithAroundMeans & Pick<ComparisonMessages, 'chartOf'>,
): Pick<RadarChartProps, 'title' | 'summary' | 'axes' | 'series' | 'scale'>[] {
  const circles = axisGroups(competencies);
  return circles.flatMap((circle, index) => {
    const [first, second] = groups.map((group) => ({
      id: group.tpGrupo,
      name: texts.groups[group.tpGrupo],
      values: circle.map(({ id }) => meanOf(group, id)),
    }));
    if (!first) return [];
    const self = { id: 'self', name: texts.self, values: circle.map((one) => one.selfScore) };
    const managers = {
      id: 'managers',
      name: texts.managers,
      values: circle.map((one) => one.average),
    };
    return [
      {
        title:
          circles.length > 1 ? chartOf(texts.caption, index + 1, circles.length) : texts.caption,
        summary: texts.summary,
        axes: circle.map(({ name }) => name),
        series: second ? [self, managers, first, second] : [self, managers, first],
        scale: { max: 10, step: 1 },
      },
    ];
  });
}
