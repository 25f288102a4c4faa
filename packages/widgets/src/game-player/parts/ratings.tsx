import { AGREEMENT_ENDS } from '@aferir/domain';
import { ScoreChoice } from '@aferir/ui';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { useContentLang } from '../../shared/language/use-language.ts';
import questionnaire from '../../shared/questionnaire/questionnaire.module.css';
import { WHOLE_QUESTION } from '../game-answer.ts';
import type { GamePlayerMessages } from '../game-player.messages.ts';
import type { GameQuestion } from '../game-player.types.ts';
import styles from './game-player.module.css';

type RatingsByPlace = Readonly<Record<number, number>>;

export interface RatingsProps {
  question: GameQuestion;
  /** The highest rating. */
  scale: number;
  ratings: RatingsByPlace;
  isBusy: boolean;
  isIncomplete: boolean;
  onRate: (ratings: RatingsByPlace) => void;
}

/** A rating of each option; without options, how much one agrees with the question itself. */
export function Ratings(props: RatingsProps) {
  const { question, scale, ratings, isBusy, isIncomplete, onRate } = props;
  const { messages } = useWidget<GamePlayerMessages>();
  const content = useContentLang();
  const choiceOf = (place: number, missing: string) => ({
    min: 1,
    max: scale,
    value: ratings[place] ?? null,
    isBusy,
    error: isIncomplete && ratings[place] === undefined ? missing : undefined,
    onValueChange: (value: number) => onRate({ ...ratings, [place]: value }),
  });
  if (question.options.length === 0) {
    return (
      <ScoreChoice
        {...choiceOf(WHOLE_QUESTION, messages.rateThis)}
        legend={<span {...content}>{question.text}</span>}
        isLegendHidden
        lowLabel={AGREEMENT_ENDS.least}
        highLabel={AGREEMENT_ENDS.most}
      />
    );
  }
  return (
    <div className={styles.ratings}>
      <p className={questionnaire.hint}>{messages.rateHint(scale)}</p>
      {question.options.map(({ id, text }) => (
        <ScoreChoice
          key={id}
          {...choiceOf(id, messages.rateEach)}
          legend={<span {...content}>{text}</span>}
        />
      ))}
    </div>
  );
}
