import type { Schema } from '@aferir/api-client';
import { BarChart, type ChartFiles } from '@aferir/ui';
import { gameResultsMessages as texts } from './game-results-messages.ts';
import { choiceSummary, shareText } from './result-texts.ts';

/** Props of the chart of a question. */
export interface QuestionChartProps {
  question: Schema<'GameQuestionResult'>;
  files: ChartFiles;
}

/** How often each option of a quiz or a voting was chosen. */
export function ChoiceChart({ question, files }: QuestionChartProps) {
  const { dsPergunta, idTipo, opcoes, qtdRespostas } = question;
  const isQuiz = idTipo === 1;
  return (
    <BarChart
      headingLevel={2}
      title={dsPergunta}
      summary={choiceSummary(question)}
      files={files}
      barHeading={texts.option}
      series={[{ id: 'answers', name: texts.answers }]}
      max={qtdRespostas}
      bars={opcoes.map(({ idPerguntaOpcao, dsOpcao, flCorreta, qtd, percentual }) => ({
        id: String(idPerguntaOpcao),
        label: dsOpcao,
        values: [qtd],
        valueText: shareText(qtd, percentual),
        ...(isQuiz && flCorreta && { note: texts.right, tone: 'success' as const }),
      }))}
      table={{
        columns: [texts.option, texts.answers, texts.percent, ...(isQuiz ? [texts.right] : [])],
        rows: opcoes.map(({ idPerguntaOpcao, dsOpcao, flCorreta, qtd, percentual }) => ({
          id: String(idPerguntaOpcao),
          cells: [
            dsOpcao,
            qtd.toLocaleString('pt-BR'),
            `${percentual.toLocaleString('pt-BR')}%`,
            ...(isQuiz ? [flCorreta ? texts.rightYes : texts.rightNo] : []),
          ],
        })),
      }}
    />
  );
}
