import { Button, EmptyState, type EmptyStateProps } from '@aferir/ui';
import { Compass, Lock, TriangleAlert, Unplug } from 'lucide-react';
import { linkTo, paths } from '../../paths.ts';
import { appMessages } from '../app-messages.ts';
import { Link } from '../navigation/link.tsx';

/** There is no such page or thing. */
export function NotFoundState() {
  return (
    <HomewardState
      icon={<Compass />}
      title={appMessages.notFoundTitle}
      description={appMessages.notFoundText}
    />
  );
}

/** The page exists, and is not for this person. */
export function ForbiddenState() {
  return (
    <HomewardState
      icon={<Lock />}
      title={appMessages.forbiddenTitle}
      description={appMessages.forbiddenText}
    />
  );
}

/** Code of the page could not be fetched; only a reload can bring a newer version. */
export function LostChunkState() {
  return (
    <EmptyState
      headingLevel={1}
      tone="danger"
      icon={<Unplug />}
      title={appMessages.lostChunkTitle}
      description={appMessages.lostChunkText}
      action={<Button onClick={() => window.location.reload()}>{appMessages.reload}</Button>}
    />
  );
}

/** Props of {@link FailureState}. */
export interface FailureStateProps {
  title?: string;
  onRetry: () => void;
}

/** Something failed that may work the next time. */
export function FailureState({ title = appMessages.unexpected, onRetry }: FailureStateProps) {
  return (
    <EmptyState
      headingLevel={1}
      tone="danger"
      icon={<TriangleAlert />}
      title={title}
      description={appMessages.failureText}
      action={<Button onClick={onRetry}>{appMessages.retry}</Button>}
    />
  );
}

function HomewardState(props: Pick<EmptyStateProps, 'icon' | 'title' | 'description'>) {
  return (
    <EmptyState
      {...props}
      headingLevel={1}
      action={
        <Button asChild variant="secondary">
          <Link to={linkTo(paths.root)}>{appMessages.backHome}</Link>
        </Button>
      }
    />
  );
}
