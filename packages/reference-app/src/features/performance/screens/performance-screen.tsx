import { PageHeader } from '@aferir/ui';
import { MassSend } from '../../../shared/requests/mass-send.tsx';
import { PerformancePeopleGrid } from '../people/performance-people-grid.tsx';
import { performanceMessages } from '../performance-messages.ts';
import { performanceRequests } from '../requests/performance-requests.ts';
import { PerformanceRequestsDialog } from '../requests/performance-requests-dialog.tsx';
import styles from './performance-screen.module.css';

/** Props of {@link PerformanceScreen}. */
export interface PerformanceScreenProps {
  /** The person whose reviews are open. */
  personId: number | null;
  onPersonChange: (personId: number | null) => void;
  onOpenReport: (responseId: number) => void;
}

/** The performance section: the company's people and their reviews. */
export function PerformanceScreen({
  personId,
  onPersonChange,
  onOpenReport,
}: PerformanceScreenProps) {
  return (
    <div className={styles.root}>
      <PageHeader
        title={performanceMessages.title}
        description={performanceMessages.purpose}
        actions={<MassSend kind={performanceRequests} />}
      />
      <PerformancePeopleGrid onView={onPersonChange} />
      <PerformanceRequestsDialog
        personId={personId}
        onClose={() => onPersonChange(null)}
        onOpenReport={onOpenReport}
      />
    </div>
  );
}
