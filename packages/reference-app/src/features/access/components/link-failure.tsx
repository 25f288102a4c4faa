import type { ApiProblem } from '@aferir/api-client';
import { Button, EmptyState } from '@aferir/ui';
import { Unplug } from 'lucide-react';
import { LeaveWithNotice } from '../../../shared/components/leave-with-notice.tsx';
import { accessMessages } from '../access-messages.ts';

/** Props of {@link LinkFailure}. */
export interface LinkFailureProps {
  /** What could not be done. */
  title: string;
  problem: ApiProblem;
  isRetrying: boolean;
  onRetry: () => void;
}

/** A dead link leads home with the reason; what may pass stays and is tried again. */
export function LinkFailure({ title, problem, isRetrying, onRetry }: LinkFailureProps) {
  if (!problem.isRetryable) return <LeaveWithNotice notice={problem.message} />;
  return (
    <EmptyState
      headingLevel={1}
      tone="danger"
      icon={<Unplug />}
      title={title}
      description={`${problem.message} ${accessMessages.linkFailedHint}`}
      action={
        <Button isLoading={isRetrying} onClick={onRetry}>
          {accessMessages.retry}
        </Button>
      }
    />
  );
}
