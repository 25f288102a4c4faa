import {
  type RequestsScreenProps,
  RequestsSection,
} from '../../../shared/requests/requests-section.tsx';
import { behavioralMessages } from '../behavioral-messages.ts';
import { behavioralRequests } from '../behavioral-requests.ts';
import { DiscPeopleGrid } from '../components/disc-people-grid.tsx';
import { DiscRequestsDialog } from '../components/disc-requests-dialog.tsx';
import { ProfileCards } from '../components/profile-cards.tsx';

/** The behavioral section: profiles of the company, its people, and their requests. */
export function BehavioralScreen({ personId, onPersonChange, onOpenReport }: RequestsScreenProps) {
  return (
    <RequestsSection
      kind={behavioralRequests}
      title={behavioralMessages.title}
      purpose={behavioralMessages.purpose}
    >
      <ProfileCards />
      <DiscPeopleGrid onView={onPersonChange} onOpenReport={onOpenReport} />
      <DiscRequestsDialog
        personId={personId}
        onClose={() => onPersonChange(null)}
        onOpenReport={onOpenReport}
      />
    </RequestsSection>
  );
}
