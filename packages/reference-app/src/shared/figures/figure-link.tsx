import type { ReactNode } from 'react';
import { ListLink } from '../navigation/list-link.tsx';
import styles from './figure-link.module.css';

/** Props of {@link FigureLink}. */
export interface FigureLinkProps {
  /** The list with exactly those whom the figure counts. */
  to: string;
  /** What is said in place of its words, where they say too little alone. */
  label?: string;
  children: ReactNode;
}

/** Narrows a list down to those whom a card counts; all of the card is to be pressed. */
export function FigureLink({ to, label, children }: FigureLinkProps) {
  return (
    <ListLink to={to} className={styles.link} aria-label={label}>
      {children}
    </ListLink>
  );
}
