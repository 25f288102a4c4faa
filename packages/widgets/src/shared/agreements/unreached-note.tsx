import { useWidget } from '../host/use-widget.tsx';
import type { OpenAgreement } from './agreements.data.ts';
import type { WithAgreements } from './agreements.messages.ts';

/** Says whom an agreement waits for and no mail has asked: they are told in person. */
export function UnreachedNote({ agreement }: { agreement: Pick<OpenAgreement, 'withoutEmail'> }) {
  const { messages } = useWidget<WithAgreements>();
  return agreement.withoutEmail.map((name) => (
    <p key={name}>{messages.agreements.withoutEmail(name)}</p>
  ));
}
