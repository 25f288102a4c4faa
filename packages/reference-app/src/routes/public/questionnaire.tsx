import { DiscQuestionnaire } from '@aferir/widgets';
import { useSearchParams } from 'react-router';
import { linkTo, paths } from '../../paths.ts';
import { WidgetPage } from '../../shared/widgets/widget-page.tsx';

/** `/avaliacao?hs=`: the questionnaire and nothing else. */
export function Component() {
  const [search] = useSearchParams();
  const hs = search.get('hs') ?? '';
  const firstAccessHref = linkTo(paths.firstAccess, { params: { hash: hs } });
  return (
    <WidgetPage firstAccessHref={firstAccessHref}>
      {(onError) => (
        <DiscQuestionnaire
          hs={hs}
          headingLevel={1}
          tutorialHref={linkTo(paths.discTutorial, { search: { hs } })}
          firstAccessHref={firstAccessHref}
          onError={onError}
        />
      )}
    </WidgetPage>
  );
}
