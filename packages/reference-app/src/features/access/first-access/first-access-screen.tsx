import type { Schema } from '@aferir/api-client';
import { createFirstAccessMutation, getLinkPersonQuery } from '@aferir/api-client/react';
import { Button, Notice, Skeleton, SkeletonGroup } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import { employeeLogin } from '../../../guard.ts';
import { useServices } from '../../../services/services-context.tsx';
import { accessMessages } from '../access-messages.ts';
import { DeadLink } from '../links/dead-link.tsx';
import { LinkFailure } from '../links/link-failure.tsx';
import { linkMessages } from '../links/link-messages.ts';
import { retryEvery } from '../links/retry-every.ts';
import { FirstPasswordForm } from './first-password-form.tsx';
import { useFirstAccessDetour } from './use-first-access-detour.ts';

const REDIRECT_DELAY = 2000;

/** Props of {@link FirstAccessScreen}. */
export interface FirstAccessScreenProps {
  hash: string;
  /** The page of the assessment, where this leads. */
  assessmentHref: string;
}

/**
 * Where a person without a password makes one before the assessment. Whoever has one already is led
 * on.
 */
export function FirstAccessScreen({ hash, assessmentHref }: FirstAccessScreenProps) {
  if (!hash) return <DeadLink reason={linkMessages.missingLink} />;
  return <FirstAccess key={hash} hash={hash} assessmentHref={assessmentHref} />;
}

function FirstAccess({ hash, assessmentHref }: { hash: string; assessmentHref: string }) {
  const { anyone } = useServices();
  const detour = useFirstAccessDetour(hash);
  const person = useQuery({
    ...getLinkPersonQuery(anyone, { path: { hash } }),
    refetchInterval: retryEvery(5000),
  });

  if (detour) return <Navigate to={detour} replace />;
  if (person.data && detour !== undefined) {
    return <FirstAccessForm hash={hash} person={person.data} assessmentHref={assessmentHref} />;
  }
  if (person.error) {
    return (
      <LinkFailure
        title={accessMessages.loadFailed}
        problem={person.error}
        isRetrying={person.isFetching}
        onRetry={() => person.refetch()}
      />
    );
  }
  return (
    <SkeletonGroup label={linkMessages.openingLink}>
      <Skeleton shape="block" height="440px" />
    </SkeletonGroup>
  );
}

interface FirstAccessFormProps {
  hash: string;
  person: Schema<'LinkPerson'>;
  assessmentHref: string;
}

function FirstAccessForm({ hash, person, assessmentHref }: FirstAccessFormProps) {
  const { anyone } = useServices();
  const [isDone, setIsDone] = useState(false);
  const [isHeld, setHeld] = useState(false);
  useRedirectAfter(isDone && !isHeld, assessmentHref);

  return (
    <FirstPasswordForm
      hash={hash}
      setting={createFirstAccessMutation(anyone)}
      onSet={() => setIsDone(true)}
      title={accessMessages.firstAccessTitle}
      description={accessMessages.firstAccessText(person.nome, person.nmEmpresa)}
      email={person.email}
      submitLabel={accessMessages.createAccess}
      failed={accessMessages.createAccessFailed}
      elsewhere={{ href: assessmentHref, label: accessMessages.continueToAssessment }}
      // Whoever is at what is offered is not taken away from it.
      onHold={setHeld}
      done={
        <Notice
          tone="success"
          title={accessMessages.accessCreated}
          action={
            <Button asChild variant="secondary" size="s">
              <Link to={employeeLogin(person.idCliente)}>{accessMessages.continueToPortal}</Link>
            </Button>
          }
        >
          {accessMessages.portalKept}
        </Notice>
      }
      privacyText={accessMessages.privacyText(person.nmEmpresa)}
    />
  );
}

/** Leaves time to read what has just been said. */
function useRedirectAfter(isDone: boolean, href: string) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => void navigate(href, { replace: true }), REDIRECT_DELAY);
    return () => clearTimeout(timer);
  }, [isDone, href, navigate]);
}
