import type { ReactNode } from 'react';
import type { RenderLink } from '../../link/index.ts';
import styles from './chart-link.module.css';

/** Props of {@link ChartLink}. */
export interface ChartLinkProps {
  /** Where it leads; undefined: nowhere. */
  href: string | undefined;
  /** What it stands for, with its value. @default the words in it */
  label?: string;
  renderLink: RenderLink;
  children: ReactNode;
}

/** A part of a drawing that may lead to what it stands for. The drawing shows by its shape what has the focus. */
export function ChartLink({ href, label, renderLink, children }: ChartLinkProps) {
  if (href === undefined) return <g>{children}</g>;
  return renderLink({ href, 'aria-label': label, className: styles.link, children });
}
