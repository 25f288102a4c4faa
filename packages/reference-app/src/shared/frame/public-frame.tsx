import type { Language } from '@aferir/domain';
import { SkipLink } from '@aferir/ui';
import { MakerLine } from '@aferir/widgets';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useSpeech } from '../language/speech-context.tsx';
import styles from './public-frame.module.css';

/** Props of {@link PublicFrame}. */
export interface PublicFrameProps {
  /** `narrow` centers a form; `wide` holds a document. @default 'narrow' */
  width?: 'narrow' | 'wide';
  /** Who speaks here. @default nobody */
  brand?: ReactNode;
  /** What the frame speaks. @default what the app speaks */
  lang?: Language | undefined;
  /** What leads past the header, in that language. @default the text of the kit */
  skipLabel?: string | undefined;
  children: ReactNode;
}

/** The frame of pages without a signed-in area: who speaks above, one thing below. */
export function PublicFrame({
  width = 'narrow',
  brand,
  lang,
  skipLabel,
  children,
}: PublicFrameProps) {
  const { language } = useSpeech();
  return (
    <div className={styles.root}>
      <SkipLink targetId="conteudo">{skipLabel}</SkipLink>
      <header className={styles.header}>{brand}</header>
      <main id="conteudo" tabIndex={-1} className={clsx(styles.main, styles[width])}>
        {children}
      </main>
      <footer className={styles.footer}>
        <MakerLine language={lang ?? language} />
      </footer>
    </div>
  );
}
