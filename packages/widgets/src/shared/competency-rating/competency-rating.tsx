import { isScore, type Score, type ScoreRamp, scoreRamp } from '@aferir/domain';
import { ProgressBar, ScoreChoice, type ScoreTone, useDigitKeys } from '@aferir/ui';
import type { FormEvent, KeyboardEvent, ReactNode, RefObject } from 'react';
import type { WidgetProblem } from '../host/events.ts';
import { type HeadingLevel, useWidget } from '../host/use-widget.tsx';
import { useContentLang } from '../language/use-language.ts';
import { chosenAnswer, isLastItem, itemOf, noteOf } from '../questionnaire/position.ts';
import questionnaireStyles from '../questionnaire/questionnaire.module.css';
import { QuestionnaireFooter } from '../questionnaire/questionnaire-footer.tsx';
import { StepHeading } from '../questionnaire/step-heading.tsx';
import { isCommentTooLong } from './comment-length.ts';
import type { CompetencyRatingMessages } from './competency-rating.messages.ts';
import styles from './competency-rating.module.css';
import type { RatingPosition } from './rated-competency.ts';
import { ScoreComment } from './score-comment.tsx';
import { useBriefLock } from './use-brief-lock.ts';

const LONG_NAME = 30;

export interface CompetencyRatingProps {
  position: RatingPosition;
  /** What is being done; left out where a dialog around says it. */
  title?: string | undefined;
  subtitle?: string | undefined;
  /** Where the focus goes when a competency comes up. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** The person tried to go on without a score. @default false */
  isMissing?: boolean;
  /** Something is on its way to the server: nothing can be chosen meanwhile. @default false */
  isBusy?: boolean;
  /** What is being done, or that everything is saved. */
  status?: { readonly text: string; readonly isSaved: boolean } | undefined;
  /** What went wrong with the last try, below a title that says what it means for the score. */
  problem?: { readonly title: string; readonly problem: WidgetProblem } | undefined;
  onChoose: (score: Score) => void;
  onPrevious: () => void;
  onSubmit: () => void;
  /** Whether the way on leads to the end. @default from the last competency */
  isLast?: boolean;
  /** The way out, which stands far from the ways back and on. */
  exit?: ReactNode;
  /** Who reads a comment beside the score, and what is done with it. @default none can be written */
  comment?: { readonly hint: string; readonly onChange: (text: string) => void };
  /** What is asked beside the score. */
  children?: ReactNode;
}

/** Rates one competency of a list from 0 to 10, with its progress and the ways back and on. */
export function CompetencyRating(props: CompetencyRatingProps) {
  const { position, heading, isBusy = false, isMissing = false, problem } = props;
  const { messages, headingLevel } = useWidget<CompetencyRatingMessages>();
  const content = useContentLang();
  const [isLocked, lock] = useBriefLock();
  const competency = itemOf(position);
  const total = position.items.length;
  const value = chosenAnswer(position) ?? null;
  const isClosed = isBusy || isLocked;
  const note = noteOf(position);

  function choose(score: number) {
    if (!isClosed && isScore(score)) props.onChoose(score);
  }

  function goBack() {
    lock();
    props.onPrevious();
  }

  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (!isClosed && !isCommentTooLong(note)) props.onSubmit();
  }

  const typeDigit = useDigitKeys({ value, isDisabled: isClosed, onValueChange: choose });

  // The heading has the focus when a competency comes up, and sends no form by itself. Unprevented,
  // the same key would go on to press the button of a question that opens.
  function typeKey(event: KeyboardEvent) {
    typeDigit(event);
    if (event.key !== 'Enter' || event.repeat || event.target !== heading.current) return;
    event.preventDefault();
    submit();
  }

  return (
    <form className={styles.root} noValidate onSubmit={submit} onKeyDown={typeKey}>
      {props.title ? (
        <header className={styles.header}>
          <StepHeading>{props.title}</StepHeading>
          {props.subtitle ? <p className={styles.subtitle}>{props.subtitle}</p> : null}
        </header>
      ) : null}
      <div className={styles.way}>
        <ProgressBar
          label={messages.progressLabel}
          value={position.index + 1}
          max={total}
          valueText={messages.progress(position.index + 1, total)}
          layout={props.exit ? 'inline' : 'stacked'}
        />
        {props.exit ? <div className={styles.exit}>{props.exit}</div> : null}
      </div>
      <div {...content} className={styles.competency}>
        <StepHeading
          level={props.title ? deeper(headingLevel) : headingLevel}
          ref={heading}
          className={styles.name}
          data-long={competency.name.length > LONG_NAME || undefined}
        >
          {competency.name}
        </StepHeading>
        {competency.description ? (
          <p className={styles.description}>{competency.description}</p>
        ) : null}
      </div>
      <ScoreChoice
        key={competency.id}
        legend={<span {...content}>{competency.name}</span>}
        isLegendHidden
        value={value}
        onValueChange={choose}
        toneOf={toneOf}
        lowLabel={messages.lowest}
        highLabel={messages.highest}
        isBusy={isClosed}
        error={isMissing ? messages.missing : undefined}
      />
      {props.comment ? (
        <ScoreComment
          key={`comment-${competency.id}`}
          {...props.comment}
          value={note}
          isBusy={isBusy}
        />
      ) : null}
      {props.children}
      <QuestionnaireFooter
        problem={problem}
        onPrevious={position.index > 0 ? goBack : undefined}
        isPreviousDisabled={isClosed}
        status={props.status}
        isBusy={isBusy}
        nextLabel={nextLabel(props, messages)}
        isNextDisabled={isLocked}
      />
      <p className={questionnaireStyles.keys}>{messages.keyboardHint}</p>
    </form>
  );
}

const TONES: Readonly<Record<ScoreRamp, ScoreTone>> = {
  low: 'danger',
  middle: 'warning',
  high: 'success',
};

function toneOf(score: number): ScoreTone {
  return isScore(score) ? TONES[scoreRamp(score)] : 'warning';
}

function deeper(level: HeadingLevel): 2 | 3 | 4 {
  return (level + 1) as 2 | 3 | 4;
}

function nextLabel(
  { position, problem, isLast = isLastItem(position) }: CompetencyRatingProps,
  messages: CompetencyRatingMessages,
): string {
  if (problem) return messages.retry;
  return isLast ? messages.finish : messages.next;
}
