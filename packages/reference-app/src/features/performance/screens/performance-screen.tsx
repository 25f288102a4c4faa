import {
  type RequestsScreenProps,
  RequestsSection,
} from '../../../shared/requests/requests-section.tsx';
import { PerformancePeopleGrid } from '../people/performance-people-grid.tsx';
import { performanceMessages } from '../performance-messages.ts';
import { performanceRequests } from '../requests/performance-requests.ts';
import { PerformanceRequestsDialog } from '../requests/performance-requests-dialog.tsx';

/** The performance section: the company's people and their reviews. */
export function PerformanceScreen({ personId, onPersonChange, onOpenReport }: RequestsScreenProps) {
  return (
    <RequestsSection
      kind={performanceRequests}
      title={performanceMessages.title}
      purpose={performanceMessages.purpose}
    >
      <PerformancePeopleGrid onView={onPersonChange} onOpenReport={onOpenReport} />
      <PerformanceRequestsDialog
        personId={personId}
        onClose={() => onPersonChange(null)}
        onOpenReport={onOpenReport}
      />
    </RequestsSection>
  );
}
