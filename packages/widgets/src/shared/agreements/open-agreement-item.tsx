import { useWidget } from '../host/use-widget.tsx';
import { WithoutEmail } from '../page/without-email-note.tsx';
import { AgreementItem, type AgreementItemProps } from './agreement-item.tsx';
import type { OpenAgreement } from './agreements.data.ts';
import type { WithAgreements } from './agreements.messages.ts';

export interface OpenAgreementItemProps extends Omit<AgreementItemProps, 'agreement' | 'note'> {
  agreement: OpenAgreement;
}

/** An agreement that can still change, and whom it waits for without a mail: they are told in person. */
export function OpenAgreementItem(props: OpenAgreementItemProps) {
  const { messages } = useWidget<WithAgreements>();
  const { withoutEmail } = props.agreement;
  return (
    <AgreementItem
      {...props}
      note={
        withoutEmail.length > 0 && (
          <WithoutEmail names={withoutEmail} say={messages.agreements.withoutEmail} />
        )
      }
    />
  );
}
