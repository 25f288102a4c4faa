import { PSYCHOSOCIAL_SUPPORT } from '@aferir/domain';
import { Button } from '@aferir/ui';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { useContentLang } from '../../shared/language/use-language.ts';
import questionnaire from '../../shared/questionnaire/questionnaire.module.css';
import { StepHeading } from '../../shared/questionnaire/step-heading.tsx';
import type { StepProps } from '../../shared/questionnaire/step-props.ts';
import type { GamePosition } from '../game-player.machine.ts';
import type { GamePlayerMessages } from '../game-player.messages.ts';
import styles from './game-player.module.css';
import { GameProgress } from './game-progress.tsx';

export interface GameSupportProps extends StepProps {
  position: GamePosition;
  onGoOn: () => void;
}

/** Where to turn to; it stays until the person goes on. */
export function GameSupport({ heading, position: { game }, onGoOn }: GameSupportProps) {
  const { messages } = useWidget<GamePlayerMessages>();
  const content = useContentLang();
  const { title, text, contacts } = PSYCHOSOCIAL_SUPPORT;
  return (
    <div className={questionnaire.step}>
      <GameProgress answered={game.answered} total={game.questions.length} />
      <StepHeading ref={heading} {...content}>
        {title}
      </StepHeading>
      <p {...content} className={questionnaire.text}>
        {text}
      </p>
      <dl {...content} className={styles.contacts}>
        {contacts.map(({ name, reach, detail }) => (
          <div key={name} className={styles.contact}>
            <dt>{name}</dt>
            <dd className={styles.reach}>{reach}</dd>
            <dd className={styles.contactDetail}>{detail}</dd>
          </div>
        ))}
      </dl>
      <div className={questionnaire.actions}>
        <Button size="l" onClick={onGoOn}>
          {messages.goOn}
        </Button>
      </div>
    </div>
  );
}
