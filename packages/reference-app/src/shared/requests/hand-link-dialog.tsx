import { answeringAddress } from '../handing/answering-address.ts';
import { HandedLinkDialog } from '../handing/handed-link-dialog.tsx';
import { handedLinkMessages } from '../handing/handed-link-messages.ts';
import { toShownLink } from '../handing/to-shown-link.ts';
import { useToldMutation } from '../writes/use-told-mutation.ts';
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

/** Makes an answering link, once somebody has said yes. */
export function HandLinkDialog({
  hand,
  responseId,
  personName,
  hasEmail,
  onClose,
}: HandLinkDialogProps) {
  const make = useToldMutation(hand, { failed: handedLinkMessages.failed });
  return (
    <HandedLinkDialog
      title={texts.title}
      meaning={texts.meaning(personName)}
      facts={hasEmail ? [texts.replaces, texts.isTold] : [texts.replaces]}
      link={make.data && toShownLink(make.data.data, answeringAddress, texts)}
      isMaking={make.isPending}
      onMake={() => make.mutate({ body: { idResposta: responseId } })}
      onClose={onClose}
    />
  );
}
