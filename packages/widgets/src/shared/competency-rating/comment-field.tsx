import { SCORE_COMMENT_LENGTH } from '@aferir/domain';
import { TextAreaField, useFormMessages } from '@aferir/ui';
import { useEffect, useRef } from 'react';
import { useWidget } from '../host/use-widget.tsx';
import { isCommentTooLong } from './comment-length.ts';
import type { CompetencyRatingMessages } from './competency-rating.messages.ts';

export interface CommentFieldProps {
  value: string;
  /** Who reads it. */
  hint: string;
  /** Nothing can be written now. */
  isBusy: boolean;
  onChange: (text: string) => void;
  /** Takes the focus when it comes up: it was asked for. */
  hasFocus: boolean;
}

/** Where a comment beside a score is written. */
export function CommentField({ value, hint, isBusy, onChange, hasFocus }: CommentFieldProps) {
  const { messages } = useWidget<CompetencyRatingMessages>();
  const form = useFormMessages();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (hasFocus) area.current?.focus();
  }, [hasFocus]);
  return (
    <TextAreaField
      ref={area}
      label={messages.commentLabel}
      hint={hint}
      error={
        isCommentTooLong(value)
          ? form.maxLength(messages.commentLabel, SCORE_COMMENT_LENGTH)
          : undefined
      }
      isOptional
      rows={2}
      maxLength={SCORE_COMMENT_LENGTH}
      readOnly={isBusy}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
