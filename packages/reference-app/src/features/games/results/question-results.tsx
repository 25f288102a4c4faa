import type { Schema } from '@aferir/api-client';
import { GAME_QUESTION_KIND_NAMES, gameQuestionKindOf } from '@aferir/domain';
import { Badge, type ChartFiles } from '@aferir/ui';
import { useChartFiles } from '../../../shared/files/use-chart-files.ts';
import { ChoiceChart } from './choice-chart.tsx';
import styles from './game-results.module.css';
import { gameResultsMessages as texts } from './game-results-messages.ts';
import { RatingChart } from './rating-chart.tsx';
import { WordsList } from './words-list.tsx';

type Results = Schema<'GameResults'>;

/** Props of {@link QuestionResults}. */
export interface QuestionResultsProps {
  results: Results;
  /** Those of another group are on their way; these stay in sight. */
  isRefreshing: boolean;
}

/** What was answered, question by question. */
export function QuestionResults({ results, isRefreshing }: QuestionResultsProps) {
  const filesOf = useChartFiles();
  if (results.perguntas.length === 0) return <p>{texts.noQuestions}</p>;
  return (
    <ol
      className={styles.questions}
      aria-label={texts.questions}
      aria-busy={isRefreshing}
      data-refreshing={isRefreshing || undefined}
    >
      {results.perguntas.map((question, index) => (
        <li key={question.idPergunta} className={styles.question}>
          <p className={styles.kind}>
            <span>{`${index + 1}.`}</span>
            <Badge>{GAME_QUESTION_KIND_NAMES[gameQuestionKindOf(question.idTipo)]}</Badge>
            <span>{texts.answersCount(question.qtdRespostas)}</span>
          </p>
          <QuestionResult
            results={results}
            question={question}
            files={filesOf(`${results.nmJogo} ${index + 1}`)}
          />
        </li>
      ))}
    </ol>
  );
}

interface QuestionResultProps {
  results: Results;
  question: Results['perguntas'][number];
  files: ChartFiles;
}

function QuestionResult({ results, question, files }: QuestionResultProps) {
  switch (gameQuestionKindOf(question.idTipo)) {
    case 'words':
      return <WordsList question={question} files={files} />;
    case 'pillars':
      return (
        <RatingChart
          question={question}
          files={files}
          scale={results.nrEscala}
          isAgreement={results.dsModelo === 'nr1'}
        />
      );
    default:
      return <ChoiceChart question={question} files={files} />;
  }
}
