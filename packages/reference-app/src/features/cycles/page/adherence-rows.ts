import type { Schema } from '@aferir/api-client';
import { CYCLE_PARTICIPATION_NAMES, formatPercent } from '@aferir/domain';
import { cyclePageMessages as texts } from './cycle-page-messages.ts';

/** How far each department and each manager's people are, for a spreadsheet: names of the columns, then a row each. */
export function adherenceRows({ departamentos, gestores }: Schema<'CycleAdherence'>): string[][] {
  const heading = [
    texts.views,
    texts.part,
    texts.people,
    texts.answered,
    texts.adherence,
    ...Object.values(CYCLE_PARTICIPATION_NAMES),
  ];
  return [
    heading,
    ...departamentos.map(({ nmDepartamento, adesao }) => [
      texts.department,
      nmDepartamento,
      ...cellsOf(adesao),
    ]),
    ...gestores.map(({ nmPessoa, adesao }) => [texts.manager, nmPessoa, ...cellsOf(adesao)]),
  ];
}

function cellsOf(counts: Schema<'CycleCounts'>): string[] {
  const { qtdPessoas, qtdResponderam, percentualAdesao } = counts;
  const numbers = [
    counts.qtdSemEnvio,
    counts.qtdNaoAbriram,
    counts.qtdAbriram,
    counts.qtdRespondendo,
    counts.qtdComGestores,
    counts.qtdConcluidas,
    counts.qtdSairam,
  ];
  const share = percentualAdesao === null ? texts.notTold : formatPercent(percentualAdesao);
  return [String(qtdPessoas), String(qtdResponderam), share, ...numbers.map(String)];
}
