import type { Schema } from '@aferir/api-client';
import { BarChart, type ChartFiles } from '@aferir/ui';
import { decimalText } from '../results/result-texts.ts';
import { BANDS } from './bands.tsx';
import { psychosocialMessages as texts } from './psychosocial-messages.ts';
import { changeText, dimensionsSummary } from './report-texts.ts';

/** Props of {@link DimensionsChart}. */
export interface DimensionsChartProps {
  dimensions: readonly Schema<'PsychosocialDimension'>[];
  files: ChartFiles;
}

/** The index of each dimension as a bar in the color of its band. */
export function DimensionsChart({ dimensions, files }: DimensionsChartProps) {
  return (
    <BarChart
      headingLevel={2}
      title={texts.dimensions}
      summary={dimensionsSummary(dimensions)}
      explanation={texts.howToRead}
      files={files}
      barHeading={texts.dimension}
      series={[{ id: 'index', name: texts.index }]}
      max={100}
      bars={dimensions.map(({ dsDimensao, nmDimensao, nrIndice, dsFaixa }) => ({
        id: dsDimensao,
        label: nmDimensao,
        values: [nrIndice],
        valueText: decimalText(nrIndice),
        note: BANDS[dsFaixa].name,
        tone: BANDS[dsFaixa].tone,
      }))}
      table={{
        columns: [texts.dimension, texts.index, texts.band, texts.change],
        rows: dimensions.map(({ dsDimensao, nmDimensao, nrIndice, dsFaixa, nrVariacao }) => ({
          id: dsDimensao,
          cells: [
            nmDimensao,
            decimalText(nrIndice),
            BANDS[dsFaixa].name,
            nrVariacao === null ? texts.none : changeText(nrVariacao),
          ],
        })),
      }}
    />
  );
}
