import { Card, PageHeader } from '@aferir/ui';
import type { ReactNode } from 'react';
import { AccessesCard } from '../profile/accesses-card.tsx';
import { ExportCard } from '../profile/export-card.tsx';
import { LanguageCard } from '../profile/language-card.tsx';
import { OwnDataCard } from '../profile/own-data-card.tsx';
import { profileMessages } from '../profile/profile-messages.ts';
import styles from './screen.module.css';

/** Props of {@link ProfileScreen}. */
export interface ProfileScreenProps {
  /** Where the password is changed. */
  passwordForm: ReactNode;
}

/** What the person can see and do about themselves. */
export function ProfileScreen({ passwordForm }: ProfileScreenProps) {
  return (
    <div className={styles.root}>
      <PageHeader title={profileMessages.title} description={profileMessages.purpose} />
      <OwnDataCard />
      <LanguageCard />
      <Card title={profileMessages.passwordTitle} description={profileMessages.passwordText}>
        {passwordForm}
      </Card>
      <ExportCard />
      <AccessesCard />
    </div>
  );
}
