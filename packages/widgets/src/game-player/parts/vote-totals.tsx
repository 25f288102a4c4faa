import { ProgressBar } from '@aferir/ui';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { useContentLang } from '../../shared/language/use-language.ts';
import questionnaire from '../../shared/questionnaire/questionnaire.module.css';
import type { GamePlayerMessages } from '../game-player.messages.ts';
import type { GameQuestion, VoteTotal } from '../game-player.types.ts';
import styles from './game-result.module.css';

export interface VoteTotalsProps {
  question: GameQuestion;
  totals: readonly VoteTotal[];
  /** Whether they are told in steps, so that nobody sees a single vote come in. */
  isAnonymous: boolean;
}

/** What everybody has voted for so far, as bars with their figures. */
export function VoteTotals({ question, totals, isAnonymous }: VoteTotalsProps) {
  const { messages } = useWidget<GamePlayerMessages>();
  const content = useContentLang();
  const byOption = new Map(totals.map((total) => [total.optionId, total]));
  return (
    <section className={styles.totals} aria-label={messages.totals}>
      <p className={styles.totalsTitle}>{messages.totals}</p>
      <ul className={styles.bars}>
        {question.options.map(({ id, text }) => {
          const { votes = 0, percent = 0 } = byOption.get(id) ?? {};
          return (
            <li key={id}>
              <ProgressBar
                kind="meter"
                label={text}
                labelLang={content.lang}
                value={percent}
                valueText={messages.votesOf(percent, votes)}
              />
            </li>
          );
        })}
      </ul>
      {isAnonymous ? <p className={questionnaire.hint}>{messages.totalsInSteps}</p> : null}
    </section>
  );
}
