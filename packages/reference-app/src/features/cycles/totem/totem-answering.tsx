import { Button, Dialog } from '@aferir/ui';
import { LogOut } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../../../shared/language/speech-context.tsx';
import styles from './totem.module.css';
import { totemTexts } from './totem-messages.ts';
import { useIdle } from './use-idle.ts';

/** Props of {@link TotemAnswering}. */
export interface TotemAnsweringProps {
  /** Who answers. */
  name: string;
  onLeave: () => void;
  /** What is answered. */
  children: ReactNode;
}

/** Somebody answers, and can leave; who has left without a word is asked for and forgotten. */
export function TotemAnswering({ name, onLeave, children }: TotemAnsweringProps) {
  const { isIdle, stay } = useIdle(onLeave);
  const stayButton = useRef<HTMLButtonElement>(null);
  const texts = useTexts(totemTexts);
  const who = useRef<HTMLSpanElement>(null);
  // What had the focus has gone with the question who is there.
  useEffect(() => who.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <header className={styles.bar}>
        <span ref={who} tabIndex={-1}>
          {texts.answering(name)}
        </span>
        <Button variant="secondary" size="l" icon={<LogOut />} onClick={onLeave}>
          {texts.leave}
        </Button>
      </header>
      {children}
      <Dialog
        isOpen={isIdle}
        onClose={stay}
        role="alertdialog"
        size="s"
        title={texts.stillThere}
        description={texts.stillThereText}
        initialFocus={stayButton}
        actions={
          <>
            <Button variant="secondary" onClick={onLeave}>
              {texts.leave}
            </Button>
            <Button ref={stayButton} onClick={stay}>
              {texts.stay}
            </Button>
          </>
        }
      />
    </>
  );
}
