import { PageHeader } from '@aferir/ui';
import { MassSend } from '../../../shared/requests/mass-send.tsx';
import { behavioralMessages } from '../behavioral-messages.ts';
import { behavioralRequests } from '../behavioral-requests.ts';
import { DiscPeopleGrid } from '../components/disc-people-grid.tsx';
import { DiscRequestsDialog } from '../components/disc-requests-dialog.tsx';
import { ProfileCards } from '../components/profile-cards.tsx';
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
        actions={<MassSend kind={behavioralRequests} />}
      />
      <ProfileCards />
      <DiscPeopleGrid onView={onPersonChange} />
      <DiscRequestsDialog
        personId={personId}
        onClose={() => onPersonChange(null)}
        onOpenReport={onOpenReport}
      />
    </div>
  );
}
