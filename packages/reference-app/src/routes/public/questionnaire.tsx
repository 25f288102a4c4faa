import { DiscQuestionnaire } from '@aferir/widgets';
import { linkTo, paths } from '../../paths.ts';
import { useSearch } from '../../shared/navigation/navigation.tsx';
import { WidgetPage } from '../../shared/widgets/widget-page.tsx';

/** `/avaliacao?hs=`: the questionnaire and nothing else. */
export function Component() {
  const hs = useSearch().get('hs') ?? '';
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
