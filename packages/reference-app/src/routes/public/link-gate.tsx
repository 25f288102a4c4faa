import { LinkGateScreen } from '../../features/access/links/link-gate-screen.tsx';
import { useLinkHash } from '../../shared/address/use-link-hash.ts';
import { LinkFrame } from '../../shared/frame/link-frame.tsx';

/** `/validar/{hash}`. */
export function Component() {
  const hash = useLinkHash();
  return (
    <LinkFrame hash={hash}>
      <LinkGateScreen hash={hash} />
    </LinkFrame>
  );
}
