import type { Schema } from '@aferir/api-client';
import { formatMean, listNames, upToOneDecimalIn } from '@aferir/domain';
import { gameResultsMessages as texts } from './game-results-messages.ts';

type Question = Schema<'GameQuestionResult'>;

const decimal = upToOneDecimalIn();

/** Writes an index or a percentage as a person reads it. */
export function decimalText(value: number): string {
  return decimal.format(value);
}

/** Writes how many, and of all how much. */
export function shareText(count: number, percent: number): string {
  return `${count.toLocaleString('pt-BR')} (${decimal.format(percent)}%)`;
}

/** Says what to see in the answers to a question with options of which one is chosen. */
export function choiceSummary({ idTipo, opcoes, qtdRespostas }: Question): string {
  if (qtdRespostas === 0) return texts.nobody;
  if (idTipo === 1) {
    const right = opcoes.find(({ flCorreta }) => flCorreta)?.qtd ?? 0;
    return texts.rightCount(right, qtdRespostas);
  }
  const most = Math.max(...opcoes.map(({ qtd }) => qtd));
  const leaders = opcoes.filter(({ qtd }) => qtd === most).map(({ dsOpcao }) => dsOpcao);
  const [leader] = leaders;
  return leaders.length === 1 && leader !== undefined
    ? texts.leader(leader, most, qtdRespostas)
    : texts.tie(listNames(leaders), most);
}

/** Says what to see in ratings. */
export function ratingSummary({ opcoes, nrMedia, qtdRespostas }: Question, scale: number): string {
  if (qtdRespostas === 0) return texts.nobody;
  const rated = opcoes.flatMap(({ dsOpcao, nrMedia: mean }) =>
    mean === null ? [] : [{ dsOpcao, mean }],
  );
  const byMean = rated.toSorted((one, other) => other.mean - one.mean);
  const [highest, lowest] = [byMean.at(0), byMean.at(-1)];
  if (highest && lowest && byMean.length > 1) {
    return highest.mean === lowest.mean
      ? texts.sameMeans
      : texts.extremes(highest.dsOpcao, lowest.dsOpcao);
  }
  const mean = highest?.mean ?? nrMedia;
  return mean === null ? texts.nobody : texts.meanOnScale(formatMean(mean), scale);
}
