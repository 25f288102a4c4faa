import { languageQuery } from '@aferir/domain';
import { DiscQuestionnaire } from '@aferir/widgets';
import { useLinkPortal } from '../../features/access/links/use-link-portal.ts';
import { linkTo, paths } from '../../paths.ts';
import { useServices } from '../../services/services-context.tsx';
import { useLinkHash } from '../../shared/address/use-link-hash.ts';
import { useLinkLanguage } from '../../shared/language/use-link-language.ts';
import { WidgetPage } from '../../shared/widgets/widget-page.tsx';

/** `/avaliacao?hs=`: the questionnaire and nothing else. */
export function Component() {
  const { finishes } = useServices();
  const hs = useLinkHash();
  const lang = useLinkLanguage(hs);
  const portal = useLinkPortal(hs);
  const firstAccessHref = linkTo(paths.firstAccess, { params: { hash: hs } });
  return (
    <WidgetPage page="questionnaire" lang={lang} firstAccessHref={firstAccessHref}>
      {(onError) => (
        <DiscQuestionnaire
          hs={hs}
          {...portal}
          headingLevel={1}
          tutorialHref={linkTo(paths.discTutorial, { search: { hs, ...languageQuery(lang) } })}
          firstAccessHref={firstAccessHref}
          onComplete={finishes.raise}
          onError={onError}
        />
      )}
    </WidgetPage>
  );
}
