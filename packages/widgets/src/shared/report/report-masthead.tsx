import type { ReactNode } from 'react';
import { useWidget } from '../host/use-widget.tsx';
import styles from './report.module.css';

export interface ReportMastheadProps {
  title: string;
  subtitle: string;
  person: string;
  company: string;
  logoUrl: string | null;
  /** Buttons for what can be done with the report. */
  actions: ReactNode;
  /** How that goes: notices and progress. */
  children: ReactNode;
}

/** Whose report it is, what can be done with it, and how that goes. */
export function ReportMasthead(props: ReportMastheadProps) {
  const { title, subtitle, person, company, logoUrl, actions, children } = props;
  const { headingLevel } = useWidget();
  const Heading = `h${headingLevel}` as const;
  return (
    <header className={styles.header}>
      <div className={styles.headerRow}>
        <div className={styles.headline}>
          <Heading className={styles.title}>{title}</Heading>
          <p className={styles.muted}>{subtitle}</p>
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
