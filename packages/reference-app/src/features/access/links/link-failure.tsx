import type { ApiProblem } from '@aferir/api-client';
import { asSentence } from '@aferir/domain';
import { Button, EmptyState } from '@aferir/ui';
import { Unplug } from 'lucide-react';
import { DeadLink } from './dead-link.tsx';
import { linkMessages } from './link-messages.ts';

/** Props of {@link LinkFailure}. */
export interface LinkFailureProps {
  /** What could not be done. */
  title: string;
  problem: ApiProblem;
  isRetrying: boolean;
  onRetry: () => void;
}

/** A dead link says why; what may pass is tried again. */
export function LinkFailure({ title, problem, isRetrying, onRetry }: LinkFailureProps) {
  const { message, isRetryable } = problem;
  // A reply that makes no sense may come from anything on the way: the link can still be good.
  const isDead = !isRetryable && problem.kind !== 'unexpected';
  if (isDead) return <DeadLink reason={message} />;
  return (
    <EmptyState
      headingLevel={1}
      tone="danger"
      icon={<Unplug />}
      title={title}
      description={isRetryable ? `${asSentence(message)} ${linkMessages.linkFailedHint}` : message}
      action={
        <Button isLoading={isRetrying} onClick={onRetry}>
          {linkMessages.retry}
        </Button>
      }
    />
  );
}
