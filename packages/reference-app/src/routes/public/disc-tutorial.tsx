import { DiscTutorialScreen } from '../../features/behavioral/screens/disc-tutorial-screen.tsx';
import { linkTo, paths } from '../../paths.ts';
import { PublicFrame } from '../../shared/frame/public-frame.tsx';
import { useSearch } from '../../shared/navigation/navigation.tsx';

/** `/tutorial-disc`; with `hs` it leads back to that assessment. */
export function Component() {
  const hs = useSearch().get('hs');
  return (
    <PublicFrame width="wide">
      <DiscTutorialScreen
        assessmentHref={hs ? linkTo(paths.questionnaire, { search: { hs } }) : null}
      />
    </PublicFrame>
  );
}
