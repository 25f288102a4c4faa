import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { findPage } from './guard.ts';
import styles from './root.module.css';
import { appMessages } from './shared/app-messages.ts';

/** What every page has in common: its title, where focus goes, and a sign that the next one is coming. */
export function Root() {
  const { pathname } = useLocation();
  const isLoading = useNavigation().state === 'loading';
  const title = findPage(pathname)?.title ?? appMessages.notFoundTitle;
  useFocusOnArrival(pathname);

  useEffect(() => {
    document.title = appMessages.titleOf(title);
  }, [title]);

  return (
    <>
      <div aria-hidden="true" className={clsx(styles.progress, isLoading && styles.isLoading)} />
      <Outlet />
      <ScrollRestoration />
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
