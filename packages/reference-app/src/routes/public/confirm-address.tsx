import { useParams } from 'react-router';
import { ConfirmAddressScreen } from '../../features/access/links/confirm-address-screen.tsx';
import { PublicFrame } from '../../shared/frame/public-frame.tsx';

/** `/confirmar-endereco/{hash}`, which the former address of a person is mailed. */
export function Component() {
  const { hash } = useParams();
  return (
    <PublicFrame>
      <ConfirmAddressScreen hash={hash} />
    </PublicFrame>
  );
}
