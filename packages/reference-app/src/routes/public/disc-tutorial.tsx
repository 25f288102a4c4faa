import { useSearchParams } from 'react-router';
import { DiscTutorialScreen } from '../../features/behavioral/screens/disc-tutorial-screen.tsx';
import { linkTo, paths } from '../../paths.ts';
import { PublicFrame } from '../../shared/frame/public-frame.tsx';

/** `/tutorial-disc`; with `hs` it leads back to that assessment. */
export function Component() {
  const [search] = useSearchParams();
  const hs = search.get('hs');
  return (
    <PublicFrame width="wide">
      <DiscTutorialScreen
        assessmentHref={hs ? linkTo(paths.questionnaire, { search: { hs } }) : null}
      />
    </PublicFrame>
  );
}
