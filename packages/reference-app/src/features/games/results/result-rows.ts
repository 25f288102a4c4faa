import type { ApiClient, Schema } from '@aferir/api-client';
import { listGameAnswersQuery } from '@aferir/api-client/react';
import {
  formatDateTime,
  formatMean,
  GAME_QUESTION_KIND_NAMES,
  gameQuestionKindOf,
} from '@aferir/domain';
import { readInPortions } from '../../../shared/lib/read-in-portions.ts';
import { gameResultsMessages as texts } from './game-results-messages.ts';
import { decimalText } from './result-texts.ts';

type Question = Schema<'GameQuestionResult'>;

/** The figures of a game, for a spreadsheet: names of the columns, then a row for each option, rating and text. */
export function figureRows({ perguntas }: Schema<'GameResults'>): string[][] {
  const heading = [
    texts.question,
    texts.kind,
    texts.answer,
    texts.quantity,
    texts.percent,
    texts.mean,
  ];
  const rows = perguntas.flatMap((question) => {
    const about = [
      question.dsPergunta,
      GAME_QUESTION_KIND_NAMES[gameQuestionKindOf(question.idTipo)],
    ];
    return answersTo(question).map((row) => [...about, ...row]);
  });
  return [heading, ...rows];
}

function answersTo({ idTipo, opcoes, distribuicao, nrMedia, textos }: Question): string[][] {
  if (gameQuestionKindOf(idTipo) === 'words') {
    return textos.map(({ dsTexto, qtd }) => [dsTexto, String(qtd), '', '']);
  }
  if (gameQuestionKindOf(idTipo) !== 'pillars') {
    return opcoes.map(({ dsOpcao, qtd, percentual }) => [
      dsOpcao,
      String(qtd),
      decimalText(percentual),
      '',
    ]);
  }
  const rated = opcoes.length > 0 ? opcoes : [{ dsOpcao: '', distribuicao, nrMedia }];
  return rated.flatMap((option) =>
    option.distribuicao.map(({ nrValor, qtd }) => [
      option.dsOpcao ? `${option.dsOpcao}: ${nrValor}` : String(nrValor),
      String(qtd),
      '',
      option.nrMedia === null ? '' : formatMean(option.nrMedia),
    ]),
  );
}

/** Who answered what, for a spreadsheet. */
export async function answerRows(client: ApiClient, idJogo: number): Promise<string[][]> {
  const heading = [texts.person, texts.group, texts.question, texts.answer, texts.date];
  const { rows: answers } = await readInPortions(
    (query) => listGameAnswersQuery(client, { path: { idJogo }, query }),
    ({ rows }) => rows,
  );
  return [
    heading,
    ...answers.map(({ nmPessoa, nmDepartamento, dsPergunta, dsResposta, dtResposta }) => [
      nmPessoa,
      nmDepartamento ?? '',
      dsPergunta,
      dsResposta,
      formatDateTime(dtResposta),
    ]),
  ];
}
