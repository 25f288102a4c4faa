import type { ApiClient, Schema } from '@aferir/api-client';
import { listGameAnswersQuery } from '@aferir/api-client/react';
import { formatDateTime, GAME_QUESTION_KIND_NAMES, gameQuestionKindOf } from '@aferir/domain';
import type { QueryClient } from '@tanstack/react-query';
import { gameResultsMessages as texts } from './game-results-messages.ts';
import { decimalText } from './result-texts.ts';

type Question = Schema<'GameQuestionResult'>;

const PORTION = 500;

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
      option.nrMedia === null ? '' : decimalText(option.nrMedia),
    ]),
  );
}

/** Who answered what, for a spreadsheet; read in portions until everything is in it. */
export async function answerRows(
  queries: QueryClient,
  client: ApiClient,
  idJogo: number,
): Promise<string[][]> {
  const heading = [texts.person, texts.group, texts.question, texts.answer, texts.date];
  const answers: Schema<'GameAnswerRow'>[] = [];
  for (let index = 0; ; index += 1) {
    const { rows } = await queries.fetchQuery({
      ...listGameAnswersQuery(client, { path: { idJogo }, query: { take: PORTION, index } }),
      // Portions of different moments would leave answers out.
      staleTime: 0,
    });
    answers.push(...rows);
    if (rows.length < PORTION) break;
  }
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
