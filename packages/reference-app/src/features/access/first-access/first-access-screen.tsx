import type { Schema } from '@aferir/api-client';
import { createFirstAccessMutation, getLinkPersonQuery } from '@aferir/api-client/react';
import { languageOf } from '@aferir/domain';
import { Button, Notice, Skeleton, SkeletonGroup } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import { employeeLogin } from '../../../guard.ts';
import { useServices } from '../../../services/services-context.tsx';
import { useTexts } from '../../../shared/language/speech-context.tsx';
import { Spoken } from '../../../shared/language/spoken.tsx';
import { accessTexts } from '../access-messages.ts';
import { LinkFailure } from '../links/link-failure.tsx';
import { linkTexts } from '../links/link-messages.ts';
import { MissingLink } from '../links/missing-link.tsx';
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
  if (!hash) return <MissingLink />;
  return <FirstAccess key={hash} hash={hash} assessmentHref={assessmentHref} />;
}

function FirstAccess({ hash, assessmentHref }: { hash: string; assessmentHref: string }) {
  const { anyone } = useServices();
  const detour = useFirstAccessDetour(hash);
  const texts = useTexts(linkTexts);
  const { loadFailed } = useTexts(accessTexts);
  const person = useQuery({
    ...getLinkPersonQuery(anyone, { path: { hash } }),
    refetchInterval: retryEvery(5000),
  });

  if (detour) return <Navigate to={detour} replace />;
  const waiting = (
    <SkeletonGroup label={texts.openingLink}>
      <Skeleton shape="block" height="440px" />
    </SkeletonGroup>
  );
  if (person.data && detour !== undefined) {
    return (
      <Spoken language={languageOf(person.data.cdIdioma)} fallback={waiting}>
        <FirstAccessForm hash={hash} person={person.data} assessmentHref={assessmentHref} />
      </Spoken>
    );
  }
  if (person.error) {
    return (
      <LinkFailure
        title={loadFailed}
        problem={person.error}
        isRetrying={person.isFetching}
        onRetry={() => person.refetch()}
      />
    );
  }
  return waiting;
}

interface FirstAccessFormProps {
  hash: string;
  person: Schema<'LinkPerson'>;
  assessmentHref: string;
}

function FirstAccessForm({ hash, person, assessmentHref }: FirstAccessFormProps) {
  const { anyone } = useServices();
  const texts = useTexts(accessTexts);
  const [isDone, setIsDone] = useState(false);
  const [isHeld, setHeld] = useState(false);
  useRedirectAfter(isDone && !isHeld, assessmentHref);

  return (
    <FirstPasswordForm
      hash={hash}
      setting={createFirstAccessMutation(anyone)}
      onSet={() => setIsDone(true)}
      title={texts.firstAccessTitle}
      description={texts.firstAccessText(person.nome, person.nmEmpresa)}
      email={person.email}
      submitLabel={texts.createAccess}
      failed={texts.createAccessFailed}
      elsewhere={{ href: assessmentHref, label: texts.continueToAssessment }}
      // Whoever is at what is offered is not taken away from it.
      onHold={setHeld}
      done={
        <Notice
          tone="success"
          title={texts.accessCreated}
          action={
            <Button asChild variant="secondary" size="s">
              <Link to={employeeLogin(person.idCliente)}>{texts.continueToPortal}</Link>
            </Button>
          }
        >
          {texts.portalKept}
        </Notice>
      }
      privacyText={texts.privacyText(person.nmEmpresa)}
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
