import { asSentence } from '@aferir/domain';
import { Button } from '@aferir/ui';
import { Check, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import type { WidgetProblem } from '../host/events.ts';
import { useWidget } from '../host/use-widget.tsx';
import { useSaid } from '../language/use-said.tsx';
import styles from './questionnaire.module.css';
import type { QuestionnaireMessages } from './questionnaire-messages.ts';

/** What went wrong, below a title that says what it means for the answer. */
export interface FooterProblem {
  readonly title: string;
  readonly problem: WidgetProblem;
}

type UsedMessages = Pick<QuestionnaireMessages, 'previous' | 'keptHint'>;

export interface QuestionnaireFooterProps {
  problem?: FooterProblem | undefined;
  /** Goes to the question before; left out on the first one. */
  onPrevious?: (() => void) | undefined;
  /** Keeps the way back in sight, but closed. @default false */
  isPreviousDisabled?: boolean;
  /** What is being done, or that everything is saved. */
  status: { readonly text: string; readonly isSaved: boolean } | undefined;
  /** Something is on its way to the server. */
  isBusy: boolean;
  nextLabel: string;
  /** @default false */
  isNextDisabled?: boolean;
}

/** The end of a question: what went wrong, what is saved, the ways back and on. Stands in a form. */
export const QuestionnaireFooter = memo(function QuestionnaireFooter(
  props: QuestionnaireFooterProps,
) {
  const { problem, onPrevious, isPreviousDisabled = false, status, isBusy } = props;
  const { messages } = useWidget<UsedMessages>();
  const say = useSaid();
  const said = problem && say(problem.problem.message);
  return (
    <div className={styles.footer}>
      {/* Stays mounted: readers announce only what enters an existing region. */}
      <div role="alert" className={styles.alert}>
        {problem && said ? (
          <div className={styles.problem}>
            <TriangleAlert className={styles.problemIcon} aria-hidden="true" />
            <p className={styles.text}>
              <strong>{problem.title}</strong>
              <span lang={said.lang}>{` ${detailOf(problem.title, said.message)}`}</span>
              <span>{` ${messages.keptHint}`}</span>
            </p>
          </div>
        ) : null}
      </div>
      {onPrevious ? (
        <Button
          variant="secondary"
          className={styles.previous}
          aria-disabled={isPreviousDisabled}
          onClick={isPreviousDisabled ? undefined : onPrevious}
        >
          {messages.previous}
        </Button>
      ) : null}
      <p role="status" className={styles.savedState} data-busy={isBusy || undefined}>
        {status?.isSaved ? <Check aria-hidden="true" /> : null}
        <span>{status?.text}</span>
      </p>
      <Button
        type="submit"
        className={styles.next}
        isLoading={isBusy}
        aria-disabled={props.isNextDisabled ?? false}
      >
        {props.nextLabel}
      </Button>
    </div>
  );
});

// A title that ends in a colon may be all that is known.
function detailOf(title: string, message: string): string {
  return title === `${message}:` ? '' : asSentence(message);
}
