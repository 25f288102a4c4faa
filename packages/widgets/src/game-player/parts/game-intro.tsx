import { Notice } from '@aferir/ui';
import { EyeOff, ListOrdered, Save, UserRound } from 'lucide-react';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { useContentLang } from '../../shared/language/use-language.ts';
import styles from '../../shared/questionnaire/questionnaire.module.css';
import { QuestionnaireFact } from '../../shared/questionnaire/questionnaire-fact.tsx';
import { StartActions } from '../../shared/questionnaire/start-actions.tsx';
import { StepHeading } from '../../shared/questionnaire/step-heading.tsx';
import type { StepProps } from '../../shared/questionnaire/step-props.ts';
import type { GamePlayerMessages } from '../game-player.messages.ts';
import type { Game } from '../game-player.types.ts';
import own from './game-player.module.css';

export interface GameIntroProps extends StepProps {
  game: Game;
  onStart: () => void;
}

/** What is asked, by whom, and whether the answers carry a name: told before the first of them. */
export function GameIntro({ heading, game, onStart }: GameIntroProps) {
  const { messages } = useWidget<GamePlayerMessages>();
  const content = useContentLang();
  const { isAnonymous, person } = game;
  return (
    <div className={styles.step}>
      <StepHeading ref={heading} {...content}>
        {game.title}
      </StepHeading>
      {game.description ? (
        <p {...content} className={own.description}>
          {game.description}
        </p>
      ) : null}
      {game.notice ? (
        <Notice tone="info" {...content}>
          {game.notice}
        </Notice>
      ) : null}
      <ul className={styles.facts}>
        <QuestionnaireFact icon={isAnonymous ? <EyeOff /> : <UserRound />}>
          <span>
            <strong className={own.factName}>
              {isAnonymous ? messages.anonymous : messages.identified}
            </strong>
            <span>
              {isAnonymous ? messages.anonymousText : messages.identifiedText(person.name)}
            </span>
          </span>
        </QuestionnaireFact>
        <QuestionnaireFact icon={<ListOrdered />}>
          {messages.questionCount(game.questions.length)}
        </QuestionnaireFact>
        <QuestionnaireFact icon={<Save />}>{messages.answeredOnce}</QuestionnaireFact>
      </ul>
      <StartActions label={messages.start} onStart={onStart} />
    </div>
  );
}
