import type { Schema } from '@aferir/api-client';
import { formatDate, listNames } from '@aferir/domain';
import { Badge, Button, Notice } from '@aferir/ui';
import { CircleX, Copy, Link2, Mail } from 'lucide-react';
import { useState } from 'react';
import { useServices } from '../../services/services-context.tsx';
import { useSectionRights } from '../../services/use-section-rights.ts';
import { PersonNames } from '../people/person-names.tsx';
import { CloseRequestDialog } from './close-request-dialog.tsx';
import { HandLink, useMayHandLinks } from './hand-link.tsx';
import { mailFailures } from './mail-failures.ts';
import styles from './open-request.module.css';
import { useCopyPortalAddress } from './portal-address.ts';
import type { RequestedPerson, RequestKind } from './request-kind.ts';
import { requestMessages as texts } from './request-messages.ts';
import { canResend, statusBadge } from './request-state.ts';

/** Props of {@link OpenRequest}. */
export interface OpenRequestProps {
  kind: RequestKind;
  /** Whose it is. */
  person: RequestedPerson;
  request: Schema<'SheetRequest'>;
  /** Says what closing it means. */
  closeQuestion: string;
  onResend: () => void;
}

/** The open request of a person: whom it waits for and since when, and what can be done about it by those who may. */
export function OpenRequest({ kind, person, request, closeQuestion, onResend }: OpenRequestProps) {
  const { has } = useSectionRights(kind.section);
  const copyAddress = useCopyPortalAddress();
  const mayHand = useMayHandLinks(kind.section);
  const { staff } = useServices();
  const [isClosing, setIsClosing] = useState(false);
  const [isHanding, setIsHanding] = useState(false);
  const waitsForThem = request.aguarda.some((one) => one.idOrganogramaPessoa === person.id);
  const asked = { ...request, flEncerrado: false };
  const badge = statusBadge(asked);
  const isLost = request.tpUltimoEmail === 'falhou';
  return (
    <div className={styles.root}>
      <p className={styles.state}>
        <strong>{texts.openSince(formatDate(request.dtEnvio))}</strong>
        <Badge tone={badge.tone}>{badge.label}</Badge>
      </p>
      <p className={styles.text}>
        <Awaited personId={person.id} request={request} />{' '}
        <span>{texts.waitingDays(request.qtdDias)}</span>{' '}
        {isLost ? null : <LastMail request={request} person={person} isToThem={waitsForThem} />}
      </p>
      {isLost ? (
        <Notice
          tone="danger"
          title={texts.notDelivered(formatDate(request.dtUltimoEmail), request.dsUltimoEmail)}
          action={
            has('alterar') ? (
              <Button size="s" variant="secondary" icon={<Mail />} onClick={onResend}>
                {texts.resendUndelivered}
              </Button>
            ) : null
          }
        >
          {mailFailures[request.tpFalha ?? 'sem contato']}
        </Notice>
      ) : null}
      {has('alterar') ? (
        <div className={styles.actions}>
          {isLost || !canResend(asked, person) ? null : (
            <Button size="s" variant="secondary" icon={<Mail />} onClick={onResend}>
              {texts.resend}
            </Button>
          )}
          {mayHand && waitsForThem ? (
            <Button size="s" variant="ghost" icon={<Link2 />} onClick={() => setIsHanding(true)}>
              {texts.handLink}
            </Button>
          ) : null}
          {person.email ? (
            <Button size="s" variant="ghost" icon={<Copy />} onClick={() => void copyAddress()}>
              {texts.copyLink}
            </Button>
          ) : null}
          <Button size="s" variant="ghost" icon={<CircleX />} onClick={() => setIsClosing(true)}>
            {texts.close}
          </Button>
        </div>
      ) : null}
      {isHanding ? (
        <HandLink
          hand={kind.hand(staff)}
          responseId={request.idResposta}
          personName={person.name}
          hasEmail={Boolean(person.email)}
          onClose={() => setIsHanding(false)}
        />
      ) : null}
      <CloseRequestDialog
        kind={kind}
        request={isClosing ? asked : undefined}
        question={closeQuestion}
        onClose={() => setIsClosing(false)}
      />
    </div>
  );
}

interface AwaitedProps extends Pick<OpenRequestProps, 'request'> {
  personId: number;
}

function Awaited({ personId, request }: AwaitedProps) {
  const others = request.aguarda.filter((one) => one.idOrganogramaPessoa !== personId);
  if (others.length === 0) {
    const names = request.aguarda.map(({ nmPessoa }) => nmPessoa);
    return <span>{texts.waitsFor(listNames(names))}</span>;
  }
  return (
    <>
      <span>{texts.waitsForPeople}</span> <PersonNames people={others} />
    </>
  );
}

interface LastMailProps extends Pick<OpenRequestProps, 'person' | 'request'> {
  /** Whether it waits for the person, not for those who rate. */
  isToThem: boolean;
}

function LastMail({ person, request, isToThem }: LastMailProps) {
  const { dtUltimoEmail, dsUltimoEmail } = request;
  if (dtUltimoEmail !== null) {
    const told = isToThem ? texts.lastMail : texts.lastMailToRaters;
    return <span>{told(formatDate(dtUltimoEmail), dsUltimoEmail)}</span>;
  }
  if (!isToThem) return <span>{texts.ratersNotMailed}</span>;
  return person.email ? null : <span>{texts.notMailed}</span>;
}
