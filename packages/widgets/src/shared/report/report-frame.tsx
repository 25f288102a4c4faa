import type { ReactNode } from 'react';
import { ContentNote } from '../language/content-note.tsx';
import styles from './report.module.css';

export interface ReportFrameProps {
  /** The tag of the widget, without its prefix. */
  widget: string;
  step: string;
  label: string;
  children: ReactNode;
}

/** What stands around a report, whatever it shows. */
export function ReportFrame({ widget, step, label, children }: ReportFrameProps) {
  return (
    <article
      className={`aferir-${widget} ${styles.root}`}
      part="report"
      data-step={step}
      aria-label={label}
    >
      {children}
      <ContentNote step={step} />
    </article>
  );
}
