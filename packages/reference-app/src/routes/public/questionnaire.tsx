import { DiscQuestionnaire } from '@aferir/widgets';
import { useSearchParams } from 'react-router';
import { linkTo, paths } from '../../paths.ts';
import { useServices } from '../../services/services-context.tsx';
import { useWidgetExit } from '../../shared/widgets/use-widget-exit.tsx';
import { WidgetRealm } from '../../shared/widgets/widget-realm.tsx';

/** `/avaliacao?hs=`: the questionnaire and nothing else. */
export function Component() {
  const { employee } = useServices();
  const [search] = useSearchParams();
  const hs = search.get('hs') ?? '';
  const firstAccessHref = linkTo(paths.firstAccess, { params: { hash: hs } });
  const [exit, setFailure] = useWidgetExit(firstAccessHref);

  if (exit) return exit;
  return (
    <main tabIndex={-1}>
      <WidgetRealm session={employee}>
        <DiscQuestionnaire
          hs={hs}
          headingLevel={1}
          tutorialHref={linkTo(paths.discTutorial, { search: { hs } })}
          firstAccessHref={firstAccessHref}
          onError={setFailure}
        />
      </WidgetRealm>
    </main>
  );
}
