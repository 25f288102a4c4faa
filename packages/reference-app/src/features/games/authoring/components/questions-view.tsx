import { GAME_QUESTION_KIND_NAMES } from '@aferir/domain';
import { Badge } from '@aferir/ui';
import frame from '../../../../shared/authoring/authoring.module.css';
import type { QuestionEdit } from '../editing/game-edit.ts';
import { gameAuthoringMessages as texts } from '../game-authoring-messages.ts';
import { KIND_ICONS } from './kind-icons.tsx';
import styles from './questions.module.css';

/** The questions of a game that can't be changed. */
export function QuestionsView({ questions }: { questions: readonly QuestionEdit[] }) {
  return (
    <ol className={styles.view} aria-label={texts.questions}>
      {questions.map(({ key, kind, text, options, hasSupportPage }, place) => (
        <li key={key} className={styles.viewed}>
          <p className={styles.viewedFacts}>
            <span className={frame.hint}>{texts.questionOf(place + 1)}</span>
            <Badge icon={KIND_ICONS[kind]}>{GAME_QUESTION_KIND_NAMES[kind]}</Badge>
          </p>
          <p className={styles.viewedText}>{text}</p>
          {options.length > 0 ? (
            <ul className={styles.viewedOptions}>
              {options.map((option) => (
                <li key={option.key}>
                  <span>{option.text}</span>
                  {kind === 'quiz' && option.isRight ? (
                    <Badge tone="success" className={styles.right}>
                      {texts.isRight}
                    </Badge>
                  ) : null}
                </li>
              ))}
            </ul>
          ) : null}
          {hasSupportPage ? <p className={frame.hint}>{texts.supportPage}</p> : null}
        </li>
      ))}
    </ol>
  );
}
