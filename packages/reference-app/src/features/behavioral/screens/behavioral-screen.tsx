import { PageHeader } from '@aferir/ui';
import { behavioralMessages } from '../behavioral-messages.ts';
import { MassSend } from '../components/mass-send.tsx';
import { PeopleGrid } from '../components/people-grid.tsx';
import { ProfileCards } from '../components/profile-cards.tsx';
import { RequestsDialog } from '../components/requests-dialog.tsx';
import styles from './behavioral-screen.module.css';

/** Props of {@link BehavioralScreen}. */
export interface BehavioralScreenProps {
  /** The person whose requests are open. */
  personId: number | null;
  onPersonChange: (personId: number | null) => void;
  onOpenReport: (responseId: number) => void;
}

/** The behavioral section: profiles of the company, its people, and their requests. */
export function BehavioralScreen({
  personId,
  onPersonChange,
  onOpenReport,
}: BehavioralScreenProps) {
  return (
    <div className={styles.root}>
      <PageHeader
        title={behavioralMessages.title}
        description={behavioralMessages.purpose}
        actions={<MassSend />}
      />
      <ProfileCards />
      <PeopleGrid onView={onPersonChange} />
      <RequestsDialog
        personId={personId}
        onClose={() => onPersonChange(null)}
        onOpenReport={onOpenReport}
      />
    </div>
  );
}
