import { type FormEvent, useEffect, useRef } from 'react';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { useContentLang } from '../../shared/language/use-language.ts';
import styles from '../../shared/questionnaire/questionnaire.module.css';
import { QuestionnaireFooter } from '../../shared/questionnaire/questionnaire-footer.tsx';
import { StepHeading } from '../../shared/questionnaire/step-heading.tsx';
import type { StepProps } from '../../shared/questionnaire/step-props.ts';
import type { GameActions } from '../game-player.controller.ts';
import { type GameState, questionOf } from '../game-player.machine.ts';
import type { GamePlayerMessages } from '../game-player.messages.ts';
import { AnswerField } from './answer-field.tsx';
import own from './game-player.module.css';
import { GameProgress } from './game-progress.tsx';

export interface GameQuestionCardProps extends StepProps {
  state: Extract<GameState, { step: 'answering' | 'sending' }>;
  actions: Pick<GameActions, 'choose' | 'submit'>;
}

/** One question with its progress, what can be answered, and the way on. */
export function GameQuestionCard({ state, actions, heading }: GameQuestionCardProps) {
  const { messages } = useWidget<GamePlayerMessages>();
  const content = useContentLang();
  const { game, index } = state;
  const question = questionOf(state);
  const total = game.questions.length;
  const isBusy = state.step === 'sending';
  const isIncomplete = state.step === 'answering' && state.isIncomplete === true;
  const problem = state.step === 'answering' ? state.problem : undefined;

  const form = useRef<HTMLFormElement>(null);

  // Each try to go on makes a state of its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!isIncomplete) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state]);

  function submit(event: FormEvent) {
    event.preventDefault();
    actions.submit();
  }

  return (
    <form ref={form} className={styles.step} noValidate onSubmit={submit}>
      <GameProgress answered={index} total={total} />
      <div className={own.head}>
        <p className={styles.hint}>{messages.questionOf(index + 1, total)}</p>
        <StepHeading ref={heading} {...content}>
          {question.text}
        </StepHeading>
      </div>
      <AnswerField
        key={question.id}
        question={question}
        scale={game.scale}
        answer={state.answer}
        isBusy={isBusy}
        isIncomplete={isIncomplete}
        onChoose={actions.choose}
      />
      <QuestionnaireFooter
        problem={problem && { title: messages.sendFailedTitle, problem }}
        status={isBusy ? { text: messages.sending, isSaved: false } : undefined}
        isBusy={isBusy}
        nextLabel={problem ? messages.retry : messages.send}
      />
    </form>
  );
}
