import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { findPage } from '../../guard.ts';
import { appMessages } from '../app-messages.ts';
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
  const title = findPage(pathname)?.title ?? appMessages.notFoundTitle;
  useFocusOnArrival(pathname);

  useEffect(() => {
    document.title = appMessages.titleOf(title);
  }, [title]);

  return (
    <>
      <div aria-hidden="true" className={clsx(styles.progress, isLoading && styles.isLoading)} />
      {children}
    </>
  );
}

/** On another page focus starts at its content, as it would without a router. */
function useFocusOnArrival(pathname: string) {
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
