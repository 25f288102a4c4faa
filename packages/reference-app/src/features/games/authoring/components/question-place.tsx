import { SortSlot } from '@aferir/ui';
import { memo } from 'react';
import { areSameFaults } from '../editing/editor-steps.ts';
import { QUESTION_KIND, slotOfQuestion } from '../editing/sort-slots.ts';
import { gameAuthoringMessages as texts } from '../game-authoring-messages.ts';
import { QuestionCard, type QuestionCardProps } from './question-card.tsx';
import styles from './questions.module.css';

/** A question where it stands in its list; a hundred of them are not drawn anew for a letter in one. */
export const QuestionPlace = memo(
  (props: QuestionCardProps) => (
    <li className={styles.place}>
      <SortSlot
        slotId={slotOfQuestion(props.question.key)}
        kind={QUESTION_KIND}
        label={texts.before(texts.questionOf(props.place + 1))}
        className={styles.slot}
      />
      <QuestionCard {...props} />
    </li>
  ),
  (before, after) =>
    before.question === after.question &&
    before.place === after.place &&
    before.count === after.count &&
    areSameFaults(before.faults, after.faults),
);
