import { ConfirmAddressScreen } from '../../features/access/links/confirm-address-screen.tsx';
import { useLinkHash } from '../../shared/address/use-link-hash.ts';
import { PublicFrame } from '../../shared/frame/public-frame.tsx';

/** `/confirmar-endereco/{hash}`, which the former address of a person is mailed. */
export function Component() {
  const hash = useLinkHash();
  return (
    <PublicFrame>
      <ConfirmAddressScreen hash={hash} />
    </PublicFrame>
  );
}
