import type { ApiProblem } from '@aferir/api-client';
import { asSentence, languageOf } from '@aferir/domain';
import { Button, EmptyState } from '@aferir/ui';
import { Unplug } from 'lucide-react';
import { useTexts } from '../../../shared/language/speech-context.tsx';
import { Spoken } from '../../../shared/language/spoken.tsx';
import { DeadLink } from './dead-link.tsx';
import { linkTexts } from './link-messages.ts';

/** Props of {@link LinkFailure}. */
export interface LinkFailureProps {
  /** What could not be done. @default to open the link */
  title?: string;
  problem: ApiProblem;
  isRetrying: boolean;
  onRetry: () => void;
}

/** A dead link says why, in the language that the server has said it in; what may pass is tried again. */
export function LinkFailure(props: LinkFailureProps) {
  return (
    <Spoken language={languageOf(props.problem.language)}>
      <Failure {...props} />
    </Spoken>
  );
}

function Failure({ title, problem, isRetrying, onRetry }: LinkFailureProps) {
  const texts = useTexts(linkTexts);
  const { message, isRetryable } = problem;
  // A reply that makes no sense may come from anything on the way: the link can still be good.
  const isDead = !isRetryable && problem.kind !== 'unexpected';
  if (isDead) return <DeadLink reason={message} />;
  return (
    <EmptyState
      headingLevel={1}
      tone="danger"
      icon={<Unplug />}
      title={title ?? texts.linkFailedTitle}
      description={isRetryable ? `${asSentence(message)} ${texts.linkFailedHint}` : message}
      action={
        <Button isLoading={isRetrying} onClick={onRetry}>
          {texts.retry}
        </Button>
      }
    />
  );
}
