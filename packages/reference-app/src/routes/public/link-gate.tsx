import { LinkGateScreen } from '../../features/access/links/link-gate-screen.tsx';
import { paramsOf, paths } from '../../paths.ts';
import { PublicFrame } from '../../shared/frame/public-frame.tsx';
import { useAddress } from '../../shared/navigation/navigation.tsx';

/** `/validar/{hash}`. */
export function Component() {
  const { pathname } = useAddress();
  return (
    <PublicFrame>
      <LinkGateScreen hash={paramsOf(paths.linkGate, pathname)?.hash} />
    </PublicFrame>
  );
}
