import type { Schema } from '@aferir/api-client';
import { formatDate } from '@aferir/domain';
import { decimalText } from '../results/result-texts.ts';
import { BANDS } from './bands.tsx';
import { psychosocialMessages as texts } from './psychosocial-messages.ts';

type Report = Schema<'PsychosocialReport'>;
type Dimension = Schema<'PsychosocialDimension'>;

/** Says which round it is, when it ended and how many took part. */
export function stateText(report: Report): string {
  const { nrRodada, dtEncerramento, qtdRespostas, qtdEnviados } = report;
  return [
    texts.round(nrRodada),
    ...(dtEncerramento === null ? [] : [texts.closedOn(formatDate(dtEncerramento))]),
    texts.answered(qtdRespostas, qtdEnviados),
  ].join(' · ');
}

/** Says what to see in the dimensions. */
export function dimensionsSummary(dimensions: readonly Dimension[]): string {
  const byIndex = dimensions.toSorted((one, other) => one.nrIndice - other.nrIndice);
  const [lowest, highest] = [byIndex.at(0), byIndex.at(-1)];
  if (!lowest || !highest || lowest.nrIndice === highest.nrIndice) return texts.allAlike;
  return texts.dimensionsSummary(lowest.nmDimensao, highest.nmDimensao);
}

/** Writes a change in words: 'subiu 4 pontos'. */
export function changeText(change: number): string {
  if (change === 0) return texts.same;
  const points = texts.points(decimalText(Math.abs(change)));
  return `${change > 0 ? texts.up : texts.down} ${points}`;
}

/** Writes a change as a sign and a number: '▲ 4'. */
export function changeSign(change: number): string {
  if (change === 0) return '=';
  return `${change > 0 ? '▲' : '▼'} ${decimalText(Math.abs(change))}`;
}

/** Says which dimension moved most since the round before. */
export function trendSummary(dimensions: readonly Dimension[]): string {
  const moved = dimensions.flatMap(({ nmDimensao, nrVariacao }) =>
    nrVariacao ? [{ nmDimensao, nrVariacao }] : [],
  );
  const [most] = moved.toSorted(
    (one, other) => Math.abs(other.nrVariacao) - Math.abs(one.nrVariacao),
  );
  return most
    ? texts.trendSummary(most.nmDimensao, changeText(most.nrVariacao))
    : texts.nothingChanged;
}

/** The lines for the inventory of risks, for a spreadsheet: names of the columns, then a row each. */
export function inventoryRows({ inventario }: Report): string[][] {
  const heading = [
    texts.group,
    texts.hazard,
    texts.harm,
    texts.index,
    texts.band,
    texts.exposed,
    texts.measures,
    texts.priority,
  ];
  return [
    heading,
    ...inventario.map((risk) => [
      risk.nmGrupo,
      risk.nmPerigo,
      risk.dsPossiveisDanos,
      decimalText(risk.nrIndice),
      BANDS[risk.dsFaixa].name,
      String(risk.qtdExpostos),
      risk.dsMedidas,
      risk.dsPrioridade,
    ]),
  ];
}
