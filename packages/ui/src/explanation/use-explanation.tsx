import { clsx } from 'clsx';
import { Info } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { PlainIconButton } from '../icon-button/plain-icon-button.tsx';
import styles from './explanation.module.css';

/** What is explained, and how. */
export interface ExplanationOptions {
  /** Names the button; read aloud. */
  label: string;
  /** What the button opens; without it there is neither. */
  text: ReactNode;
}

/** The two parts of an explanation, each to stand where it fits. */
export interface Explanation {
  /** Opens and closes the text: beside a title. */
  button: ReactNode;
  /** The text, while it is open: below what the title says. */
  content: ReactNode;
}

/** How figures are to be read, behind a button beside their title. It opens in the page, so that nothing is covered by it. */
export function useExplanation({ label, text }: ExplanationOptions): Explanation {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  if (!text) return { button: null, content: null };
  return {
    button: (
      <PlainIconButton
        className={clsx('aferir-explanation', styles.button)}
        label={label}
        icon={<Info />}
        size="s"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      />
    ),
    content: (
      <div id={id} hidden={!isOpen} className={styles.text}>
        {text}
      </div>
    ),
  };
}
