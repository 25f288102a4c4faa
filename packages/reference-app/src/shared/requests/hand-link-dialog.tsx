import type { Schema } from '@aferir/api-client';
import { formatDate, whatsappAddress } from '@aferir/domain';
import { Button, Dialog, Notice, VisuallyHidden } from '@aferir/ui';
import { linkTo, paths } from '../../paths.ts';
import { CopyField } from '../forms/fields/copy-field.tsx';
import { useToldMutation } from '../writes/use-told-mutation.ts';
import styles from './hand-link-dialog.module.css';
import { handLinkMessages as texts } from './hand-link-messages.ts';
import type { HandLink } from './request-kind.ts';

/** Props of {@link HandLinkDialog}. */
export interface HandLinkDialogProps {
  /** Makes the link. */
  hand: HandLink;
  responseId: number;
  personName: string;
  /** Whether mail reaches the person, who is told of it then. */
  hasEmail: boolean;
  onClose: () => void;
}

/** Makes an answering link, once somebody has said yes, and shows it for as long as the dialog is open. */
export function HandLinkDialog({
  hand,
  responseId,
  personName,
  hasEmail,
  onClose,
}: HandLinkDialogProps) {
  const make = useToldMutation(hand, { failed: texts.failed });
  const link = make.data?.data;
  return (
    <Dialog
      isOpen
      isBusy={make.isPending}
      onClose={onClose}
      size="s"
      title={texts.title}
      actions={
        link ? (
          <Button variant="secondary" onClick={onClose}>
            {texts.close}
          </Button>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button
              isLoading={make.isPending}
              onClick={() => make.mutate({ body: { idResposta: responseId } })}
            >
              {texts.make}
            </Button>
          </>
        )
      }
    >
      <div className={styles.root}>
        <p className={styles.text}>{texts.meaning(personName)}</p>
        {link ? (
          <MadeLink link={link} />
        ) : (
          <ul className={styles.facts}>
            <li>{texts.replaces}</li>
            {hasEmail ? <li>{texts.isTold}</li> : null}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

function MadeLink({ link }: { link: Schema<'HandedLink'> }) {
  const { hash, nmPessoa, nrTelefone } = link;
  const url = window.location.origin + linkTo(paths.linkGate, { params: { hash } });
  const day = formatDate(link.dtValidade);
  const conversation =
    nrTelefone && whatsappAddress(nrTelefone, texts.whatsappText(nmPessoa, url, day));
  return (
    <>
      <CopyField label={texts.made(nmPessoa)} value={url} />
      {conversation ? (
        <Button asChild variant="secondary">
          <a href={conversation} target="_blank" rel="noopener noreferrer">
            <span>{texts.whatsapp}</span>
            <VisuallyHidden>{` ${texts.opensElsewhere}`}</VisuallyHidden>
          </a>
        </Button>
      ) : null}
      <Notice>{`${texts.shownOnce} ${texts.validUntil(day)}`}</Notice>
    </>
  );
}
