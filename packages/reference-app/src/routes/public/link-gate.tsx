import { LinkGateScreen } from '../../features/access/links/link-gate-screen.tsx';
import { paramsOf, paths } from '../../paths.ts';
import { LinkFrame } from '../../shared/frame/link-frame.tsx';
import { useAddress } from '../../shared/navigation/navigation.tsx';

/** `/validar/{hash}`. */
export function Component() {
  const { pathname } = useAddress();
  const hash = paramsOf(paths.linkGate, pathname)?.hash;
  return (
    <LinkFrame hash={hash}>
      <LinkGateScreen hash={hash} />
    </LinkFrame>
  );
}
