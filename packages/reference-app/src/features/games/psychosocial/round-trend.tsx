import type { Schema } from '@aferir/api-client';
import { formatDate } from '@aferir/domain';
import { Card, RadarChart } from '@aferir/ui';
import { decimalText } from '../results/result-texts.ts';
import styles from './psychosocial.module.css';
import { psychosocialMessages as texts } from './psychosocial-messages.ts';
import { changeText, trendSummary } from './report-texts.ts';

type Report = Schema<'PsychosocialReport'>;
type Round = Report['rodadas'][number];

/** How the dimensions moved from round to round. */
export function RoundTrend({ report }: { report: Report }) {
  const { dimensoes, rodadas, nrRodada } = report;
  const rounds = rodadas.toSorted((one, other) => one.nrRodada - other.nrRodada);
  const [before, current] = [rounds.at(-2), rounds.at(-1)];
  if (!before || !current) {
    return (
      <Card title={texts.trend}>
        <p className={styles.text}>{texts.firstRound}</p>
      </Card>
    );
  }
  return (
    <Card title={texts.trend} description={texts.trendText(before.nrRodada)}>
      <RadarChart
        title={`${texts.round(nrRodada)} × ${texts.round(before.nrRodada)}`}
        summary={trendSummary(dimensoes)}
        axes={dimensoes.map(({ nmDimensao }) => nmDimensao)}
        series={[
          { id: 'current', name: texts.round(nrRodada), values: valuesOf(current, dimensoes) },
          {
            id: 'before',
            name: texts.round(before.nrRodada),
            values: valuesOf(before, dimensoes),
          },
        ]}
        messages={{ axis: texts.dimension }}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: many rounds are scrolled by the keyboard too */}
      <section className={styles.scroll} aria-label={texts.rounds} tabIndex={0}>
        <table className={styles.table} aria-label={texts.trend}>
          <thead>
            <tr>
              <th scope="col">{texts.dimension}</th>
              {rounds.map((round) => (
                <th key={round.idJogo} scope="col">
                  <span>{texts.round(round.nrRodada)}</span>
                  <span className={styles.count}>{formatDate(round.dtEncerramento)}</span>
                </th>
              ))}
              <th scope="col">{texts.change}</th>
            </tr>
          </thead>
          <tbody>
            {dimensoes.map(({ dsDimensao, nmDimensao, nrVariacao }) => (
              <tr key={dsDimensao}>
                <th scope="row">{nmDimensao}</th>
                {rounds.map((round) => (
                  <td key={round.idJogo}>{valueText(round, dsDimensao)}</td>
                ))}
                <td>{nrVariacao === null ? texts.none : changeText(nrVariacao)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}

function indexIn({ dimensoes }: Round, dimension: string): number | null {
  return dimensoes.find(({ dsDimensao }) => dsDimensao === dimension)?.nrIndice ?? null;
}

function valuesOf(round: Round, dimensions: Report['dimensoes']): (number | null)[] {
  return dimensions.map(({ dsDimensao }) => indexIn(round, dsDimensao));
}

function valueText(round: Round, dimension: string): string {
  const value = indexIn(round, dimension);
  return value === null ? texts.none : decimalText(value);
}
