import { useWidget } from '../host/use-widget.tsx';
import { WithoutEmail } from '../page/without-email-note.tsx';
import type { OpenAgreement } from './agreements.data.ts';
import type { WithAgreements } from './agreements.messages.ts';

/** Says whom an agreement waits for and no mail has asked: they are told in person. */
export function UnreachedNote({ agreement }: { agreement: Pick<OpenAgreement, 'withoutEmail'> }) {
  const { messages } = useWidget<WithAgreements>();
  return <WithoutEmail names={agreement.withoutEmail} say={messages.agreements.withoutEmail} />;
}
