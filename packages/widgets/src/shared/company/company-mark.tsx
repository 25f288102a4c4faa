import { useDefaultBrandColor } from '@aferir/ui';
import { useState } from 'react';
import { useApiBase } from '../provider/aferir-provider.tsx';
import { besideApi } from '../provider/beside-api.ts';
import styles from './company.module.css';
import type { Company } from './company.ts';

/** Logo and name of a company, whose color the theme around takes on where the page has set no brand. */
export function CompanyMark({ company }: { company: Company | undefined }) {
  const apiBase = useApiBase();
  const [lostLogo, setLostLogo] = useState<string>();
  useDefaultBrandColor(company?.color);
  if (!company) return null;
  const { name, logoUrl } = company;
  return (
    <span className={styles.mark} part="brand">
      {logoUrl && logoUrl !== lostLogo ? (
        <img
          className={styles.logo}
          src={besideApi(apiBase, logoUrl)}
          alt=""
          onError={() => setLostLogo(logoUrl)}
        />
      ) : null}
      <span className={styles.name}>{name}</span>
    </span>
  );
}
