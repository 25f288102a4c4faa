import { whatsappAddress } from '@aferir/domain';
import { Button, Dialog, Notice, VisuallyHidden } from '@aferir/ui';
import type { ReactNode } from 'react';
import { CopyField } from '../forms/fields/copy-field.tsx';
import styles from './handed-link-dialog.module.css';
import { handedLinkMessages as texts } from './handed-link-messages.ts';

/** A link just made, as it is shown. */
export interface ShownLink {
  readonly personName: string;
  readonly url: string;
  /** Digits alone; null for none. */
  readonly phone: string | null;
  /** What is ready to be sent beside it. */
  readonly message: string;
  /** Until when it is good, in a sentence. */
  readonly validity: string;
}

/** Props of {@link HandedLinkDialog}. */
export interface HandedLinkDialogProps {
  title: string;
  /** What whoever opens the link can do. */
  meaning: string;
  /** What happens when it is made. */
  facts: readonly string[];
  /** What was made; undefined before. */
  link: ShownLink | undefined;
  isMaking: boolean;
  onMake: () => void;
  /** Other ways to hand it over. */
  ways?: ReactNode;
  onClose: () => void;
}

/** Has a link made, once somebody has said yes, and shows it for as long as the dialog is open. */
export function HandedLinkDialog({
  title,
  meaning,
  facts,
  link,
  isMaking,
  onMake,
  ways,
  onClose,
}: HandedLinkDialogProps) {
  return (
    <Dialog
      isOpen
      isBusy={isMaking}
      onClose={onClose}
      size="s"
      title={title}
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
            <Button isLoading={isMaking} onClick={onMake}>
              {texts.make}
            </Button>
          </>
        )
      }
    >
      <div className={styles.root}>
        <p className={styles.text}>{meaning}</p>
        {link ? (
          <MadeLink link={link} ways={ways} />
        ) : (
          <ul className={styles.facts}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

function MadeLink({ link, ways }: { link: ShownLink; ways: ReactNode }) {
  const { personName, url, phone, message, validity } = link;
  const conversation = phone && whatsappAddress(phone, message);
  return (
    <>
      <CopyField label={texts.made(personName)} value={url} />
      {conversation ? (
        <Button asChild variant="secondary">
          <a href={conversation} target="_blank" rel="noopener noreferrer">
            <span>{texts.whatsapp}</span>
            <VisuallyHidden>{` ${texts.opensElsewhere}`}</VisuallyHidden>
          </a>
        </Button>
      ) : null}
      {ways}
      <Notice>{`${texts.shownOnce} ${validity}`}</Notice>
    </>
  );
}
