import { Button, ConfirmDialog } from '@aferir/ui';
import { useState } from 'react';
import { EarlierAgreements } from '../agreements/earlier-agreements.tsx';
import { keepsOnDevice } from '../drafts/keeps-on-device.ts';
import { useWidget } from '../host/use-widget.tsx';
import { answeredCount, unsavedAnswers } from '../questionnaire/position.ts';
import { useStepFocus } from '../questionnaire/use-step-focus.ts';
import { CompetencyRating } from './competency-rating.tsx';
import type { ManagerRatingActions } from './manager-rating.controller.ts';
import {
  leadsToEnd,
  type ManagerPosition,
  type ManagerRatingState,
} from './manager-rating.machine.ts';
import type { ManagerRatingMessages } from './manager-rating.messages.ts';
import { RatingSummary } from './rating-summary.tsx';

export interface ManagerRatingProps {
  /** The rating while it lasts; what comes after is the host's to show. */
  state: Extract<ManagerRatingState, ManagerPosition>;
  actions: ManagerRatingActions;
  /** Leaves the title to a dialog around. @default false */
  isTitleHidden?: boolean;
}

/** A manager's rating, one competency at a time, with the questions before its end. */
export function ManagerRating(props: ManagerRatingProps) {
  const { state, actions, isTitleHidden = false } = props;
  const { messages } = useWidget<ManagerRatingMessages>();
  const { sheet, position } = state;
  const [isKept] = useState(keepsOnDevice);
  const heading = useStepFocus(`competency-${position.index}`);
  const question = state.step === 'confirming' ? state.question : undefined;
  const problem = 'problem' in state ? state.problem : undefined;
  const isBusy = state.step === 'sending';
  const isRevising = 'isRevising' in state && state.isRevising;

  return (
    <>
      {position.index === 0 ? (
        <EarlierAgreements agreements={sheet.earlierAgreements ?? []} />
      ) : null}
      <CompetencyRating
        position={position}
        title={isTitleHidden ? undefined : messages.title(sheet.person)}
        subtitle={messages.subtitle}
        heading={heading}
        isMissing={'isMissing' in state && state.isMissing}
        isBusy={isBusy}
        status={statusOf(state, messages, isKept)}
        problem={problem && { title: messages.sendFailedTitle, problem }}
        onChoose={actions.choose}
        comment={{ hint: messages.commentHint, onChange: actions.note }}
        onPrevious={actions.goBack}
        onSubmit={actions.submit}
        isLast={leadsToEnd(state)}
        exit={
          <Button
            variant="ghost"
            size="s"
            aria-disabled={isBusy}
            onClick={isBusy ? undefined : actions.cancel}
          >
            {messages.cancel}
          </Button>
        }
      />
      <ConfirmDialog
        isOpen={question === 'finish'}
        title={messages.finishTitle}
        message={messages.finishQuestion}
        confirmLabel={messages.sendScores}
        cancelLabel={messages.no}
        onConfirm={actions.confirm}
        onCancel={actions.decline}
        finalFocus={isRevising ? heading : undefined}
      >
        <RatingSummary position={position} onRevise={actions.revise} />
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={question === 'cancel'}
        tone="danger"
        title={messages.cancelTitle}
        message={messages.cancelQuestion}
        subject={messages.cancelSubject(sheet.person)}
        confirmLabel={messages.yes}
        cancelLabel={messages.no}
        onConfirm={actions.confirm}
        onCancel={actions.decline}
      />
    </>
  );
}

function statusOf(
  state: ManagerRatingProps['state'],
  messages: ManagerRatingMessages,
  isKept: boolean,
) {
  const { position } = state;
  if (state.step === 'sending') {
    const text = messages.sending(answeredCount(position) + 1, position.items.length);
    return { text, isSaved: false };
  }
  const hasDraft = Object.keys(unsavedAnswers(position)).length > 0;
  if (!hasDraft || 'problem' in state) return undefined;
  return { text: isKept ? messages.draftKept : messages.draftKeptHere, isSaved: isKept };
}
