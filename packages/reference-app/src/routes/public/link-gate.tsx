import { useParams } from 'react-router';
import { LinkGateScreen } from '../../features/access/screens/link-gate-screen.tsx';
import { PublicFrame } from '../../shared/components/public-frame.tsx';

/** `/validar/{hash}`. */
export function Component() {
  return (
    <PublicFrame>
      <LinkGateScreen hash={useParams().hash} />
    </PublicFrame>
  );
}
