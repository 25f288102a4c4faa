import { EmptyState } from '@aferir/ui';
import { Unlink } from 'lucide-react';
import type { ReactNode } from 'react';
import { linkMessages } from './link-messages.ts';

/** Props of {@link DeadLink}. */
export interface DeadLinkProps {
  /** Why it opens nothing, and whom to ask where that is known. */
  reason: string;
  /** What may be done instead. @default nothing */
  action?: ReactNode;
}

/** Where a link that opens nothing ends. No sign-in stands in its place: most who come here have none. */
export function DeadLink({ reason, action }: DeadLinkProps) {
  return (
    <EmptyState
      headingLevel={1}
      icon={<Unlink />}
      title={linkMessages.deadLinkTitle}
      description={reason}
      action={action}
    />
  );
}
