import type { ReactNode } from 'react';
import { ContentNote } from '../language/content-note.tsx';
import styles from './report.module.css';

export interface ReportFrameProps {
  /** The tag of the widget, without its prefix. */
  widget: string;
  step: string;
  label: string;
  /** It is as wide as a page: parts side by side are looked at, not read. @default false */
  isWide?: boolean;
  children: ReactNode;
}

/** What stands around a report, whatever it shows. */
export function ReportFrame({ widget, step, label, isWide, children }: ReportFrameProps) {
  return (
    <article
      className={`aferir-${widget} ${styles.root}`}
      part="report"
      data-step={step}
      data-wide={isWide || undefined}
      aria-label={label}
    >
      {children}
      <ContentNote step={step} />
    </article>
  );
}
