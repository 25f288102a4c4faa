import { Button, EmptyState } from '@aferir/ui';
import { MailOpen } from 'lucide-react';
import { Link } from '../../../shared/navigation/link.tsx';
import { performanceMessages } from '../performance-messages.ts';

/** Props of {@link ManagerLinkNeeded}. */
export interface ManagerLinkNeededProps {
  /** The performance section of staff. */
  sectionHref: string;
}

/** Tells staff that a team is opened by its manager, and where they see the same people. */
export function ManagerLinkNeeded({ sectionHref }: ManagerLinkNeededProps) {
  return (
    <EmptyState
      headingLevel={1}
      icon={<MailOpen />}
      title={performanceMessages.managerLinkTitle}
      description={performanceMessages.managerLinkText}
      action={
        <Button asChild variant="secondary">
          <Link to={sectionHref}>{performanceMessages.toSection}</Link>
        </Button>
      }
    />
  );
}
