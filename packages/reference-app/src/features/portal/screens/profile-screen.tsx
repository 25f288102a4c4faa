import { Card, PageHeader } from '@aferir/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../../shared/language/speech-context.tsx';
import { AccessesCard } from '../profile/accesses-card.tsx';
import { ExportCard } from '../profile/export-card.tsx';
import { LanguageCard } from '../profile/language-card.tsx';
import { OwnDataCard } from '../profile/own-data-card.tsx';
import { profileTexts } from '../profile/profile-messages.ts';
import styles from './screen.module.css';

/** Props of {@link ProfileScreen}. */
export interface ProfileScreenProps {
  /** Where the password is changed. */
  passwordForm: ReactNode;
}

/** What the person can see and do about themselves. */
export function ProfileScreen({ passwordForm }: ProfileScreenProps) {
  const texts = useTexts(profileTexts);
  return (
    <div className={styles.root}>
      <PageHeader title={texts.title} description={texts.purpose} />
      <OwnDataCard />
      <LanguageCard />
      <Card title={texts.passwordTitle} description={texts.passwordText}>
        {passwordForm}
      </Card>
      <ExportCard />
      <AccessesCard />
    </div>
  );
}
