import { useParams } from 'react-router';
import { LinkGateScreen } from '../../features/access/links/link-gate-screen.tsx';
import { PublicFrame } from '../../shared/frame/public-frame.tsx';

/** `/validar/{hash}`. */
export function Component() {
  return (
    <PublicFrame>
      <LinkGateScreen hash={useParams().hash} />
    </PublicFrame>
  );
}
