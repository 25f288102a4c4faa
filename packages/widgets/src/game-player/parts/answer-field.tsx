import type { GameAnswer, GameQuestion } from '../game-player.types.ts';
import { OptionList } from './option-list.tsx';
import { Ratings } from './ratings.tsx';
import { WordsField } from './words-field.tsx';

export interface AnswerFieldProps {
  question: GameQuestion;
  /** The highest rating. */
  scale: number;
  answer: GameAnswer | undefined;
  /** Something is on its way: nothing can be chosen. */
  isBusy: boolean;
  /** Whether the person tried to go on with what can't be sent. */
  isIncomplete: boolean;
  onChoose: (answer: GameAnswer) => void;
}

/** What a question is answered with. */
export function AnswerField({ question, answer, onChoose, scale, ...rest }: AnswerFieldProps) {
  switch (question.kind) {
    case 'quiz':
    case 'voting':
      return (
        <OptionList
          {...rest}
          question={question}
          chosenId={answer?.kind === 'choice' ? answer.optionId : undefined}
          onChoose={(optionId) => onChoose({ kind: 'choice', optionId })}
        />
      );
    case 'pillars':
      return (
        <Ratings
          {...rest}
          question={question}
          scale={scale}
          ratings={answer?.kind === 'ratings' ? answer.ratings : {}}
          onRate={(ratings) => onChoose({ kind: 'ratings', ratings })}
        />
      );
    case 'words':
      return (
        <WordsField
          {...rest}
          question={question}
          text={answer?.kind === 'text' ? answer.text : ''}
          onWrite={(text) => onChoose({ kind: 'text', text })}
        />
      );
  }
}
