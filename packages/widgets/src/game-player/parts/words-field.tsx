import { GAME_LIMITS, trimText } from '@aferir/domain';
import { TextAreaField } from '@aferir/ui';
import { useWidget } from '../../shared/host/use-widget.tsx';
import type { GamePlayerMessages } from '../game-player.messages.ts';
import type { GameQuestion } from '../game-player.types.ts';

export interface WordsFieldProps {
  question: GameQuestion;
  text: string;
  isBusy: boolean;
  isIncomplete: boolean;
  onWrite: (text: string) => void;
}

/** An answer in words of one's own. */
export function WordsField({ question, text, isBusy, isIncomplete, onWrite }: WordsFieldProps) {
  const { messages } = useWidget<GamePlayerMessages>();
  const isEmpty = trimText(text) === '';
  const fault = isEmpty ? messages.wordsEmpty : messages.wordsTooLong(GAME_LIMITS.answer);
  return (
    <TextAreaField
      label={messages.words}
      name={`question-${question.id}`}
      rows={4}
      maxLength={GAME_LIMITS.answer}
      value={text}
      readOnly={isBusy}
      error={isIncomplete ? fault : undefined}
      onChange={(event) => onWrite(event.target.value)}
    />
  );
}
