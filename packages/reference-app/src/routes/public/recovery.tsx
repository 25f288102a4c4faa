import { RecoveryScreen } from '../../features/access/recovery/recovery-screen.tsx';
import { linkTo, paths } from '../../paths.ts';
import { BrandLink } from '../../shared/frame/brand-link.tsx';
import { PublicFrame } from '../../shared/frame/public-frame.tsx';

/** `/recuperasenha`. */
export function Component() {
  return (
    <PublicFrame brand={<BrandLink />}>
      <RecoveryScreen signInHref={linkTo(paths.staffLogin)} />
    </PublicFrame>
  );
}
