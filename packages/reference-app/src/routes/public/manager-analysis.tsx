import { ManagerEvaluation } from '@aferir/widgets';
import { detourOf } from '../../features/access/links/link-pages.ts';
import { OpenedLink } from '../../features/access/links/opened-link.tsx';
import { ManagerLinkNeeded } from '../../features/performance/screens/manager-link-needed.tsx';
import { employeeLogin } from '../../guard.ts';
import { linkTo, paths } from '../../paths.ts';
import { useServices } from '../../services/services-context.tsx';
import { useLinkHash } from '../../shared/address/use-link-hash.ts';
import { LinkFrame } from '../../shared/frame/link-frame.tsx';
import { PublicFrame } from '../../shared/frame/public-frame.tsx';
import { useLinkLanguage } from '../../shared/language/use-link-language.ts';
import { Redirect } from '../../shared/navigation/redirect.tsx';
import { WidgetPage } from '../../shared/widgets/widget-page.tsx';

/** `/analisegestor?hs=`: a manager's team by the manager's link; staff without one read whose it is. */
export function Component() {
  const hs = useLinkHash();
  if (!hs) {
    return (
      <PublicFrame>
        <ManagerLinkNeeded sectionHref={linkTo(paths.staffPerformance)} />
      </PublicFrame>
    );
  }
  return (
    <OpenedLink hash={hs} frame={(waiting) => <LinkFrame hash={hs}>{waiting}</LinkFrame>}>
      {(link) => {
        const detour = detourOf(paths.managerAnalysis, hs, link);
        return detour ? (
          <Redirect to={detour} />
        ) : (
          <Team key={hs} hs={hs} portalHref={employeeLogin(link.idCliente)} />
        );
      }}
    </OpenedLink>
  );
}

function Team({ hs, portalHref }: { hs: string; portalHref: string }) {
  const { finishes } = useServices();
  return (
    <WidgetPage page="managerAnalysis" lang={useLinkLanguage(hs)}>
      {(onError) => (
        <ManagerEvaluation
          hs={hs}
          portalHref={portalHref}
          headingLevel={1}
          onComplete={finishes.raise}
          onError={onError}
        />
      )}
    </WidgetPage>
  );
}
