import { Copy } from 'lucide-react';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { PlainIconButton } from '../icon-button/plain-icon-button.tsx';
import styles from './token-gallery.module.css';

const CopyContext = createContext<(text: string) => Promise<void>>(async () => undefined);

/** Says once, for all the copy buttons inside it, what came of the last one pressed. */
export function CopyGroup({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState('');

  async function copy(text: string) {
    // Emptied first: the same text copied again is said again.
    setSaid('');
    try {
      await navigator.clipboard.writeText(text);
      setSaid(`Copiado: ${text}`);
    } catch {
      setSaid('O navegador não deixou copiar.');
    }
  }

  return (
    <CopyContext value={copy}>
      {children}
      <p role="status" className={styles.said}>
        {said}
      </p>
    </CopyContext>
  );
}

/** A text to be taken into a style sheet or a design, with the button that copies it. */
export function CopyText({ text, className }: { text: string; className?: string | undefined }) {
  const copy = useContext(CopyContext);
  return (
    <span className={styles.copied}>
      <code className={className}>{text}</code>
      <PlainIconButton
        label={`Copiar ${text}`}
        icon={<Copy size={16} aria-hidden="true" />}
        size="s"
        onClick={() => void copy(text)}
      />
    </span>
  );
}
