import { normalizePin, PIN_LENGTH } from '@aferir/domain';
import { Button, Notice, TextField } from '@aferir/ui';
import { useEffect, useRef, useState } from 'react';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { useContentLang } from '../../shared/language/use-language.ts';
import { SaidText } from '../../shared/language/use-said.tsx';
import styles from '../../shared/questionnaire/questionnaire.module.css';
import { StepHeading } from '../../shared/questionnaire/step-heading.tsx';
import type { StepProps } from '../../shared/questionnaire/step-props.ts';
import type { PlayerActions } from '../training-player.controller.ts';
import type { PlayerState } from '../training-player.machine.ts';
import type { TrainingPlayerMessages } from '../training-player.messages.ts';
import pinStyles from './pin-step.module.css';

export interface PinStepProps extends StepProps {
  state: Extract<PlayerState, { step: 'pin' | 'checking' }>;
  actions: Pick<PlayerActions, 'enter' | 'askForOtherPin'>;
}

/** Takes the PIN: in one field, tried as soon as it is whole. */
export function PinStep({ state, actions, heading }: PinStepProps) {
  const { messages } = useWidget<TrainingPlayerMessages>();
  const content = useContentLang();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const isChecking = state.step === 'checking';
  const news = state.step === 'pin' ? state.news : null;
  const isRefused = news?.tone === 'danger';

  useEffect(() => {
    if (!isRefused) return;
    setTyped('');
    field.current?.focus();
  }, [isRefused]);

  function type(text: string) {
    if (isChecking) return;
    const pin = normalizePin(text.replace(/\s/g, '')).slice(0, PIN_LENGTH);
    setTyped(pin);
    if (pin.length === PIN_LENGTH) actions.enter(pin);
  }

  return (
    <div className={styles.step}>
      <StepHeading ref={heading} {...content}>
        {state.door.trainingTitle}
      </StepHeading>
      <div role="alert">
        {news ? (
          <Notice tone={news.tone}>
            <SaidText sentence={news.text} />
          </Notice>
        ) : null}
      </div>
      <p className={styles.text}>{messages.pinText}</p>
      <TextField
        ref={field}
        className={pinStyles.pin}
        label={messages.pin}
        value={typed}
        onChange={(event) => type(event.target.value)}
        readOnly={isChecking}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        aria-invalid={isRefused || undefined}
      />
      <p role="status" className={styles.hint}>
        {isChecking ? messages.checking : null}
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" disabled={isChecking} onClick={actions.askForOtherPin}>
          {messages.otherPin}
        </Button>
      </div>
    </div>
  );
}
