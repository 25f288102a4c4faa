import type { ReactNode } from 'react';
import { Link } from '../navigation/link.tsx';
import { useAddress } from '../navigation/navigation.tsx';
import styles from './figure-link.module.css';

/** Props of {@link FigureLink}. */
export interface FigureLinkProps {
  /** The list with exactly those whom the figure counts; below it on the same page, or on another one. */
  to: string;
  /** What is said in place of its words, where they say too little alone. */
  label?: string;
  children: ReactNode;
}

/** How much of the window may stand above a list that is to be in sight. */
const MOST_ABOVE = 0.6;

/** Narrows a list down to those whom a card counts; all of the card is to be pressed. */
export function FigureLink({ to, label, children }: FigureLinkProps) {
  const { pathname, search, state } = useAddress();
  const isHere = to.split('?')[0] === pathname;
  return (
    <Link
      to={to}
      className={styles.link}
      aria-label={label}
      aria-current={isHere && to === `${pathname}${search}` ? 'true' : undefined}
      preventScrollReset={isHere}
      state={isHere ? state : undefined}
      onClick={({ currentTarget }) => {
        if (isHere) showListBelow(currentTarget);
      }}
    >
      {children}
    </Link>
  );
}

/** On a small screen the list that changes is out of sight. */
function showListBelow(link: HTMLElement): void {
  const list = link.closest('main')?.querySelector('.aferir-data-grid');
  if (!list) return;
  const { top } = list.getBoundingClientRect();
  if (top > window.innerHeight * MOST_ABOVE) list.scrollIntoView({ block: 'start' });
}
