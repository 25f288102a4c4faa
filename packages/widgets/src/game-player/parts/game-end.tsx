import { Button } from '@aferir/ui';
import { PartyPopper } from 'lucide-react';
import type { ReactNode } from 'react';
import { PortalLink } from '../../shared/host/portal-link.tsx';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { QuestionnaireNotice } from '../../shared/questionnaire/questionnaire-notice.tsx';
import type { StepProps } from '../../shared/questionnaire/step-props.ts';
import type { GamePlayerMessages } from '../game-player.messages.ts';
import { GameProgress } from './game-progress.tsx';
import styles from './game-result.module.css';

export interface GameEndProps extends StepProps {
  /** Whoever has answered without a name is not asked to sign in. */
  isAnonymous: boolean;
  onLeave: () => void;
  /** Stands beside the way out. */
  children?: ReactNode;
}

/** The end: thanks, and the way out where the page leads somewhere. */
export function GameEnd({ heading, isAnonymous, onLeave, children }: GameEndProps) {
  const { messages, canClose } = useWidget<GamePlayerMessages>();
  return (
    <div className={styles.root}>
      <GameProgress answered={1} total={1} />
      <QuestionnaireNotice
        icon={<PartyPopper />}
        tone="success"
        title={messages.doneTitle}
        text={messages.doneText}
        heading={heading}
      >
        {canClose ? (
          <Button size="l" onClick={onLeave}>
            {messages.leave}
          </Button>
        ) : null}
        {isAnonymous ? null : <PortalLink />}
        {children}
      </QuestionnaireNotice>
    </div>
  );
}
