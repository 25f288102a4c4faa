import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { findPage } from '../../guard.ts';
import { appTexts } from '../app-messages.ts';
import { useTexts } from '../language/speech-context.tsx';
import { titleTexts } from '../language/title-texts.ts';
import { focusContent } from './focus-content.ts';
import styles from './page-frame.module.css';

/** Props of {@link PageFrame}. */
export interface PageFrameProps {
  pathname: string;
  /** The next page is on its way. */
  isLoading: boolean;
  children: ReactNode;
}

/** What every page has in common: its title, where focus goes, and a sign that the next one is coming. */
export function PageFrame({ pathname, isLoading, children }: PageFrameProps) {
  const page = findPage(pathname);
  const { titleOf, notFoundTitle } = useTexts(appTexts);
  const titles = useTexts(titleTexts);
  const title = page ? (titles[page.pattern] ?? page.title) : notFoundTitle;
  useFocusOnArrival(page?.pattern ?? pathname);

  useEffect(() => {
    document.title = titleOf(title);
  }, [title, titleOf]);

  return (
    <>
      <div aria-hidden="true" className={clsx(styles.progress, isLoading && styles.isLoading)} />
      {children}
    </>
  );
}

/** On another page focus starts at its content, as it would without a router. */
function useFocusOnArrival(page: string) {
  const previous = useRef(page);
  useEffect(() => {
    if (previous.current === page) return;
    previous.current = page;
    focusContent();
  }, [page]);
}
