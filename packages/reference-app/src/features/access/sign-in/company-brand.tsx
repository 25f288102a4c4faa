import { Building2 } from 'lucide-react';
import { useState } from 'react';
import styles from './company-brand.module.css';

/** Props of {@link CompanyBrand}. */
export interface CompanyBrandProps {
  name: string;
  logoUrl: string | null;
}

/** A company's logo with its name; a picture of a building where there is no logo. */
export function CompanyBrand({ name, logoUrl }: CompanyBrandProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  return (
    <span className={styles.root}>
      {logoUrl && logoUrl !== failedUrl ? (
        <img src={logoUrl} alt="" className={styles.logo} onError={() => setFailedUrl(logoUrl)} />
      ) : (
        <Building2 className={styles.icon} aria-hidden />
      )}
      <span className={styles.name}>{name}</span>
    </span>
  );
}
