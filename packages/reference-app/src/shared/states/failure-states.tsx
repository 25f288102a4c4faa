import { Button, EmptyState, type EmptyStateProps } from '@aferir/ui';
import { Compass, Lock, TriangleAlert, Unplug } from 'lucide-react';
import { linkTo, paths } from '../../paths.ts';
import { appTexts } from '../app-messages.ts';
import { useTexts } from '../language/speech-context.tsx';
import { Link } from '../navigation/link.tsx';

/** There is no such page or thing. */
export function NotFoundState() {
  const texts = useTexts(appTexts);
  return (
    <HomewardState
      icon={<Compass />}
      title={texts.notFoundTitle}
      description={texts.notFoundText}
    />
  );
}

/** The page exists, and is not for this person. */
export function ForbiddenState() {
  const texts = useTexts(appTexts);
  return (
    <HomewardState icon={<Lock />} title={texts.forbiddenTitle} description={texts.forbiddenText} />
  );
}

/** Code of the page could not be fetched; only a reload can bring a newer version. */
export function LostChunkState() {
  const texts = useTexts(appTexts);
  return (
    <EmptyState
      headingLevel={1}
      tone="danger"
      icon={<Unplug />}
      title={texts.lostChunkTitle}
      description={texts.lostChunkText}
      action={<Button onClick={() => window.location.reload()}>{texts.reload}</Button>}
    />
  );
}

/** Props of {@link FailureState}. */
export interface FailureStateProps {
  /** @default that something unexpected happened */
  title?: string;
  onRetry: () => void;
}

/** Something failed that may work the next time. */
export function FailureState({ title, onRetry }: FailureStateProps) {
  const texts = useTexts(appTexts);
  return (
    <EmptyState
      headingLevel={1}
      tone="danger"
      icon={<TriangleAlert />}
      title={title ?? texts.unexpected}
      description={texts.failureText}
      action={<Button onClick={onRetry}>{texts.retry}</Button>}
    />
  );
}

function HomewardState(props: Pick<EmptyStateProps, 'icon' | 'title' | 'description'>) {
  const texts = useTexts(appTexts);
  return (
    <EmptyState
      {...props}
      headingLevel={1}
      action={
        <Button asChild variant="secondary">
          <Link to={linkTo(paths.root)}>{texts.backHome}</Link>
        </Button>
      }
    />
  );
}
