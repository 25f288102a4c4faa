import { emailProblem } from '@aferir/domain';
import { Button, EmailField, Form, Notice } from '@aferir/ui';
import { useState } from 'react';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { useContentLang } from '../../shared/language/use-language.ts';
import { SaidText } from '../../shared/language/use-said.tsx';
import styles from '../../shared/questionnaire/questionnaire.module.css';
import { StepHeading } from '../../shared/questionnaire/step-heading.tsx';
import type { StepProps } from '../../shared/questionnaire/step-props.ts';
import type { PlayerActions } from '../training-player.controller.ts';
import type { PlayerState } from '../training-player.machine.ts';
import type { TrainingPlayerMessages } from '../training-player.messages.ts';

export interface EmailStepProps extends StepProps {
  state: Extract<PlayerState, { step: 'email' | 'sending' }>;
  actions: Pick<PlayerActions, 'askForPin' | 'usePinAtHand'>;
}

/** Asks for the learner's address, to which a PIN is mailed. */
export function EmailStep({ state, actions, heading }: EmailStepProps) {
  const { messages } = useWidget<TrainingPlayerMessages>();
  const content = useContentLang();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const { trainingTitle, maskedEmail } = state.door;
  const news = state.step === 'email' ? state.news : null;

  async function submit() {
    const found = emailProblem(email, messages.emailInvalid, messages.emailFaults);
    setProblem(found);
    if (!found && state.step === 'email') actions.askForPin(email.trim());
  }

  return (
    <div className={styles.step}>
      <StepHeading ref={heading} {...content}>
        {trainingTitle}
      </StepHeading>
      {maskedEmail === null ? (
        <Notice tone="warning">{messages.noEmail}</Notice>
      ) : (
        <>
          <p className={styles.text}>{messages.emailText(maskedEmail)}</p>
          <Form onSubmit={submit}>
            <div role="alert">
              {news ? (
                <Notice tone={news.tone}>
                  <SaidText sentence={news.text} />
                </Notice>
              ) : null}
            </div>
            <EmailField
              label={messages.email}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
              error={problem}
            />
            <div className={styles.actions}>
              <Button type="submit" size="l" isLoading={state.step === 'sending'}>
                {messages.sendPin}
              </Button>
              <Button variant="ghost" size="l" onClick={actions.usePinAtHand}>
                {messages.pinAtHand}
              </Button>
            </div>
          </Form>
        </>
      )}
    </div>
  );
}
