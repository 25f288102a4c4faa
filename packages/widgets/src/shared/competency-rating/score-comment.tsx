import { Button, Skeleton } from '@aferir/ui';
import { useState } from 'react';
import { useWidget } from '../host/use-widget.tsx';
import { lazyPart } from '../loading/lazy-part.tsx';
import type { CommentFieldProps } from './comment-field.tsx';
import type { CompetencyRatingMessages } from './competency-rating.messages.ts';
import styles from './competency-rating.module.css';

// Most scores need no word, and would wait for the code of its field.
const CommentField = lazyPart(async () => (await import('./comment-field.tsx')).CommentField);

export type ScoreCommentProps = Omit<CommentFieldProps, 'hasFocus'>;

/** A comment beside a score: quiet until it is asked for, or there. */
export function ScoreComment(props: ScoreCommentProps) {
  const { messages } = useWidget<CompetencyRatingMessages>();
  const [isAsked, ask] = useState(false);
  const [isTouched, touch] = useState(false);
  // Whoever empties it is still in it.
  if (isAsked || isTouched || props.value !== '') {
    return (
      <CommentField
        {...props}
        onChange={(text) => {
          touch(true);
          props.onChange(text);
        }}
        hasFocus={isAsked}
        fallback={<Skeleton shape="block" height="96px" />}
      />
    );
  }
  return (
    <div className={styles.comment}>
      <Button variant="ghost" size="s" onClick={() => ask(true)}>
        {messages.comment}
      </Button>
    </div>
  );
}
