import type { ReactNode } from 'react';
import { useWidget } from '../host/use-widget.tsx';
import styles from './report.module.css';

/** The texts that name a report. */
interface ReportTitles {
  readonly title: string;
  readonly subtitle: string;
}

/** Whose report it is, and who asked for it. */
interface ReportSubject {
  readonly person: string;
  readonly company: string;
  readonly logoUrl: string | null;
}

export interface ReportMastheadProps {
  subject: ReportSubject;
  /** Buttons for what can be done with the report. */
  actions: ReactNode;
  /** How that goes: notices and progress. */
  children: ReactNode;
}

/** Whose report it is, what can be done with it, and how that goes. */
export function ReportMasthead({ subject, actions, children }: ReportMastheadProps) {
  const { headingLevel, messages } = useWidget<ReportTitles>();
  const { person, company, logoUrl } = subject;
  const Heading = `h${headingLevel}` as const;
  return (
    <header className={styles.header}>
      <div className={styles.headerRow}>
        <div className={styles.headline}>
          <Heading className={styles.title}>{messages.title}</Heading>
          <p className={styles.muted}>{messages.subtitle}</p>
          <p className={styles.whose}>
            {logoUrl ? <img className={styles.logo} src={logoUrl} alt="" /> : null}
            <span className={styles.person}>{person}</span>
            <span className={styles.muted}>{company}</span>
          </p>
        </div>
        <div className={styles.actions}>{actions}</div>
      </div>
      <div className={styles.news}>{children}</div>
    </header>
  );
}
