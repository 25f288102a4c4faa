import { EmptyState } from '@aferir/ui';
import { Unlink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../shared/language/speech-context.tsx';
import { linkTexts } from './link-messages.ts';

/** Props of {@link DeadLink}. */
export interface DeadLinkProps {
  /** Why it opens nothing, and whom to ask where that is known. */
  reason: string;
  /** What may be done instead. @default nothing */
  action?: ReactNode;
}

/** Where a link that opens nothing ends. No sign-in stands in its place: most who come here have none. */
export function DeadLink({ reason, action }: DeadLinkProps) {
  const { deadLinkTitle } = useTexts(linkTexts);
  return (
    <EmptyState
      headingLevel={1}
      icon={<Unlink />}
      title={deadLinkTitle}
      description={reason}
      action={action}
    />
  );
}
