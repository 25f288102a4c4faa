import { Button, ConfirmDialog } from '@aferir/ui';
import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
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
  const texts = useTexts(totemTexts);
  return (
    <>
      <header className={styles.bar}>
        <span>{texts.answering(name)}</span>
        <Button variant="secondary" size="l" icon={<LogOut />} onClick={onLeave}>
          {texts.leave}
        </Button>
      </header>
      {children}
      <ConfirmDialog
        isOpen={isIdle}
        title={texts.stillThere}
        message={texts.stillThereText}
        cancelLabel={texts.stay}
        confirmLabel={texts.leave}
        onConfirm={onLeave}
        onCancel={stay}
      />
    </>
  );
}
