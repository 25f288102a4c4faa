import styles from './report-document.module.css';

export interface DocumentMastheadProps {
  title: string;
  subtitle: string;
  company: string;
  logoUrl: string | null;
}

/** What the document is, and in whose name it is made. */
export function DocumentMasthead({ title, subtitle, company, logoUrl }: DocumentMastheadProps) {
  return (
    <div className={styles.masthead}>
      <div className={styles.mastheadText}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.subtitle}>{subtitle}</p>
      </div>
      <div className={styles.company}>
        {logoUrl ? (
          <img className={styles.logo} src={logoUrl} alt="" crossOrigin="anonymous" />
        ) : null}
        <span className={styles.companyName}>{company}</span>
      </div>
    </div>
  );
}
