import { confirmAddressMutation } from '@aferir/api-client/react';
import { Button, Notice } from '@aferir/ui';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../../services/services-context.tsx';
import { Panel } from '../../../shared/frame/panel.tsx';
import { confirmAddressMessages as texts } from './confirm-address-messages.ts';
import { DeadLink } from './dead-link.tsx';
import { linkMessages } from './link-messages.ts';

/** Props of {@link ConfirmAddressScreen}. */
export interface ConfirmAddressScreenProps {
  hash: string;
}

/** Where somebody confirms a new address at the former one. It takes a press: programs open mailed addresses too. */
export function ConfirmAddressScreen({ hash }: ConfirmAddressScreenProps) {
  if (!hash) return <DeadLink reason={linkMessages.missingLink} />;
  return <ConfirmAddress key={hash} hash={hash} />;
}

function ConfirmAddress({ hash }: { hash: string }) {
  const { anyone } = useServices();
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
