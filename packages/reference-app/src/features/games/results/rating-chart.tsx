import { AGREEMENT_ENDS, formatMean } from '@aferir/domain';
import { BarChart, type BarSeries } from '@aferir/ui';
import type { QuestionChartProps } from './choice-chart.tsx';
import { gameResultsMessages as texts } from './game-results-messages.ts';
import { ratingSummary } from './result-texts.ts';

/** Props of {@link RatingChart}. */
export interface RatingChartProps extends QuestionChartProps {
  scale: number;
  /** Whether the scale goes from disagreement to agreement. */
  isAgreement: boolean;
}

/** How each option was rated, or the statement itself where there are none. */
export function RatingChart({ question, files, scale, isAgreement }: RatingChartProps) {
  const { dsPergunta, opcoes, distribuicao, nrMedia, qtdRespostas } = question;
  const rated =
    opcoes.length > 0
      ? opcoes.map((option) => ({
          id: String(option.idPerguntaOpcao),
          label: option.dsOpcao,
          ratings: option.distribuicao,
          mean: option.nrMedia,
        }))
      : [
          {
            id: 'statement',
            label: texts.answersCount(qtdRespostas),
            ratings: distribuicao,
            mean: nrMedia,
          },
        ];
  const meanText = (mean: number | null) =>
    mean === null ? texts.noMean : texts.meanOf(formatMean(mean));
  const countsOf = (ratings: typeof distribuicao) =>
    ratingsOf(scale).map((value) => ratings.find(({ nrValor }) => nrValor === value)?.qtd ?? 0);
  const [first, ...others] = ratingsOf(scale).map((value) => seriesOf(value, scale, isAgreement));
  if (!first) return null;
  return (
    <BarChart
      headingLevel={2}
      title={dsPergunta}
      summary={ratingSummary(question, scale)}
      explanation={texts.howToReadRatings(scale)}
      files={files}
      barHeading={opcoes.length > 0 ? texts.option : texts.statement}
      series={[first, ...others]}
      isWhole
      bars={rated.map(({ id, label, ratings, mean }) => ({
        id,
        label,
        values: countsOf(ratings),
        valueText: meanText(mean),
      }))}
      table={{
        columns: [
          opcoes.length > 0 ? texts.option : texts.statement,
          ...ratingsOf(scale).map(String),
          texts.mean,
        ],
        rows: rated.map(({ id, label, ratings, mean }) => ({
          id,
          cells: [
            opcoes.length > 0 ? label : dsPergunta,
            ...countsOf(ratings).map((count) => count.toLocaleString('pt-BR')),
            mean === null ? texts.none : formatMean(mean),
          ],
        })),
      }}
    />
  );
}

function ratingsOf(scale: number): number[] {
  return Array.from({ length: scale }, (_, index) => index + 1);
}

function seriesOf(value: number, scale: number, isAgreement: boolean): BarSeries {
  const end = value === 1 ? AGREEMENT_ENDS.least : AGREEMENT_ENDS.most;
  const isEnd = value === 1 || value === scale;
  return {
    id: String(value),
    name: String(value),
    ...(isAgreement && isEnd && { keyName: texts.ratingWithWords(value, end) }),
  };
}
