import { TrialScreen } from '../../features/access/trial/trial-screen.tsx';
import { linkTo, paths } from '../../paths.ts';
import { BrandLink } from '../../shared/frame/brand-link.tsx';
import { PublicFrame } from '../../shared/frame/public-frame.tsx';

/** `/cadastro`. */
export function Component() {
  return (
    <PublicFrame brand={<BrandLink />}>
      <TrialScreen signInHref={linkTo(paths.staffLogin)} />
    </PublicFrame>
  );
}
