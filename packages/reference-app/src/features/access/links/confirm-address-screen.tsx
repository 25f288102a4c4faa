import { confirmAddressMutation } from '@aferir/api-client/react';
import { Button, Notice } from '@aferir/ui';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../../services/services-context.tsx';
import { Panel } from '../../../shared/frame/panel.tsx';
import { useAddressLanguage } from '../../../shared/language/address-language.ts';
import { useTexts } from '../../../shared/language/speech-context.tsx';
import { Spoken } from '../../../shared/language/spoken.tsx';
import { confirmAddressTexts } from './confirm-address-messages.ts';
import { DeadLink } from './dead-link.tsx';
import { MissingLink } from './missing-link.tsx';

/** Props of {@link ConfirmAddressScreen}. */
export interface ConfirmAddressScreenProps {
  hash: string;
}

/** Where somebody confirms a new address at the former one, in the language of the mail that led here. It takes a press: programs open mailed addresses too. */
export function ConfirmAddressScreen({ hash }: ConfirmAddressScreenProps) {
  const language = useAddressLanguage();
  if (!hash) return <MissingLink />;
  return (
    <Spoken language={language}>
      <ConfirmAddress key={hash} hash={hash} />
    </Spoken>
  );
}

function ConfirmAddress({ hash }: { hash: string }) {
  const { anyone } = useServices();
  const texts = useTexts(confirmAddressTexts);
  const confirm = useMutation(confirmAddressMutation(anyone));
  if (confirm.error && !confirm.error.isRetryable) {
    return <DeadLink reason={confirm.error.message} />;
  }
  return (
    <Panel title={texts.title} description={texts.text}>
      <div role="alert">
        {confirm.isSuccess ? <Notice tone="success">{texts.confirmed}</Notice> : null}
        {confirm.error ? <Notice tone="danger">{confirm.error.message}</Notice> : null}
      </div>
      {confirm.isSuccess ? null : (
        <Button
          size="l"
          isLoading={confirm.isPending}
          onClick={() => confirm.mutate({ params: { path: { hash } } })}
        >
          {texts.confirm}
        </Button>
      )}
    </Panel>
  );
}
