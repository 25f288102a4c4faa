import { Button, ConfirmDialog, FormSummary, PageHeader, Stepper, useFocusHeir } from '@aferir/ui';
import { type ReactNode, useRef, useState } from 'react';
import { useAppRouter } from '../../services/router-context.tsx';
import { useServices } from '../../services/services-context.tsx';
import { DraftNotice } from '../forms/draft-notice.tsx';
import type { KeptDraft } from '../forms/use-form-draft.ts';
import { BackLink } from '../frame/back-link.tsx';
import stack from '../frame/stack.module.css';
import { StepHeading } from '../frame/step-heading.tsx';
import { useLeaveGuard } from '../navigation/use-leave-guard.ts';
import { useWayBack } from '../navigation/use-way-back.ts';
import styles from './authoring.module.css';
import { authoringFrameMessages as texts } from './authoring-frame-messages.ts';
import type { AuthoringSteps } from './use-authoring-steps.ts';

/** What is said around the steps of one kind of thing. */
export interface AuthoringTexts<Step extends string> {
  /** Where the page leads back to. */
  back: string;
  /** What the steps lead to. */
  steps: string;
  stepNames: Readonly<Record<Step, string>>;
  stepHints: Readonly<Record<Step, string>>;
  leave: string;
  leaveTitle: string;
  leaveText: string;
  /** Told once it was left. */
  left: string;
  /** Asked before it is saved; nothing where the last step ends otherwise. */
  saveTitle?: string;
  saveText?: string;
}

/** Props of {@link AuthoringFrame}. */
export interface AuthoringFrameProps<Step extends string> {
  title: string;
  purpose: string;
  texts: AuthoringTexts<Step>;
  /** Where the page leads back to. */
  listAt: string;
  steps: Pick<
    AuthoringSteps<Step, unknown>,
    'steps' | 'step' | 'isFirst' | 'isLast' | 'isChecking' | 'attempt' | 'goOn' | 'goBack' | 'goTo'
  >;
  /** What is wrong in the step, with the fields that a summary leads to. */
  problems: readonly { fieldId: string; message: string }[];
  isUnsaved: boolean;
  /** What the device keeps of it. @default nothing is kept */
  draft?: Omit<KeptDraft, 'saveBy'>;
  /** It is on its way to the server. @default false */
  isSaving?: boolean;
  /** What is written is called so in questions about it. */
  subject: string;
  /** Nothing can be changed: there is nothing to check and nothing to save. @default false */
  isReadOnly?: boolean;
  /** Saves it, once somebody has said yes. */
  onSave?: () => void;
  /** What the last step ends with, in place of the button that saves. */
  ending?: ReactNode;
  /** Below the title, whatever the step. */
  notice?: ReactNode;
  /** At the end of each step, above its buttons. */
  outcome?: ReactNode;
  /** Beside the buttons that lead from step to step. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page on which something is written step by step, and not left by mistake. */
export function AuthoringFrame<Step extends string>({
  title,
  purpose,
  texts: own,
  listAt,
  steps: { steps, step, isFirst, isLast, isChecking, attempt, goOn, goBack, goTo },
  problems,
  isUnsaved,
  draft,
  isSaving = false,
  subject,
  isReadOnly = false,
  onSave,
  ending,
  notice,
  outcome,
  actions,
  children,
}: AuthoringFrameProps<Step>) {
  const { toasts } = useServices();
  const router = useAppRouter();
  const [isAsking, setIsAsking] = useState(false);
  const guard = useLeaveGuard(isUnsaved);
  const wayBack = useWayBack(listAt);
  const content = useRef<HTMLDivElement>(null);
  // The button that discards a draft goes with it.
  const noteFocus = useFocusHeir(content);

  function leave() {
    draft?.clear();
    guard.leave();
    toasts.show({ message: own.left });
  }

  function save() {
    setIsAsking(false);
    onSave?.();
  }

  return (
    <div className={stack.root}>
      <BackLink to={listAt}>{own.back}</BackLink>
      <PageHeader title={title} description={purpose} />
      {draft ? <DraftNotice draft={draft} onFocus={noteFocus} /> : null}
      {notice}
      <Stepper
        label={own.steps}
        steps={steps.map((id) => ({ id, label: own.stepNames[id] }))}
        current={step}
        onGoBack={goTo}
      />
      <div ref={content} tabIndex={-1} className={styles.step}>
        <StepHeading step={step} title={own.stepNames[step]} hint={own.stepHints[step]} />
        <FormSummary problems={problems} attempt={attempt} />
        {children}
        {outcome}
        <div className={styles.actions}>
          <Button
            variant="ghost"
            onClick={() => void router.navigate(wayBack.to, { state: wayBack.state })}
          >
            {own.leave}
          </Button>
          {actions}
          {isFirst ? null : (
            <Button variant="secondary" onClick={goBack}>
              {texts.goBack}
            </Button>
          )}
          {isLast ? null : (
            <Button isLoading={isChecking} onClick={() => void goOn()}>
              {texts.goOn}
            </Button>
          )}
          {isLast ? ending : null}
          {isLast && !isReadOnly && onSave ? (
            <Button isLoading={isSaving} onClick={() => setIsAsking(true)}>
              {texts.save}
            </Button>
          ) : null}
        </div>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={own.saveTitle ?? ''}
        message={own.saveText}
        subject={subject}
        confirmLabel={texts.save}
        onConfirm={save}
        onCancel={() => setIsAsking(false)}
      />
      <ConfirmDialog
        isOpen={guard.isAsking}
        tone="danger"
        title={own.leaveTitle}
        message={own.leaveText}
        subject={subject}
        confirmLabel={own.leave}
        cancelLabel={texts.keepEditing}
        onConfirm={leave}
        onCancel={guard.stay}
      />
    </div>
  );
}
