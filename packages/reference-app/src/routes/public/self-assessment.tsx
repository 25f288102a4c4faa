import { PerformanceSelfAssessment } from '@aferir/widgets';
import { detourOf } from '../../features/access/links/link-pages.ts';
import { OpenedLink } from '../../features/access/links/opened-link.tsx';
import { employeeLogin } from '../../guard.ts';
import { linkTo, paths } from '../../paths.ts';
import { useServices } from '../../services/services-context.tsx';
import { toId } from '../../shared/address/to-id.ts';
import { useLinkHash } from '../../shared/address/use-link-hash.ts';
import { LinkFrame } from '../../shared/frame/link-frame.tsx';
import { useLinkLanguage } from '../../shared/language/use-link-language.ts';
import { useGo, useSearch } from '../../shared/navigation/navigation.tsx';
import { Redirect } from '../../shared/navigation/redirect.tsx';
import { WidgetPage } from '../../shared/widgets/widget-page.tsx';

/**
 * `/avaliacaoDeDesempenho?hs=`: the self-assessment and nothing else. With `flGestor` and
 * `p_idGestor` a manager rates by the own link.
 */
export function Component() {
  const search = useSearch();
  const hs = useLinkHash();
  const managerId = managerIn(search);
  return (
    <OpenedLink hash={hs} frame={(waiting) => <LinkFrame hash={hs}>{waiting}</LinkFrame>}>
      {(link) => {
        const isManagers = link.destino === 'gestor' && managerId !== undefined;
        const detour = isManagers ? null : detourOf(paths.selfAssessment, hs, link);
        return detour ? (
          <Redirect to={detour} />
        ) : (
          <SelfAssessment
            key={hs}
            hs={hs}
            managerId={managerId}
            portalHref={employeeLogin(link.idCliente)}
          />
        );
      }}
    </OpenedLink>
  );
}

interface SelfAssessmentProps {
  hs: string;
  managerId: number | undefined;
  portalHref: string;
}

function SelfAssessment({ hs, managerId, portalHref }: SelfAssessmentProps) {
  const { finishes } = useServices();
  const go = useGo();
  const firstAccessHref = linkTo(paths.firstAccess, {
    params: { hash: hs },
    search: { tipo: 'desempenho' },
  });
  const nextHref =
    managerId === undefined
      ? linkTo(paths.employeeAssessments)
      : linkTo(paths.managerAnalysis, { search: { hs } });

  return (
    <WidgetPage page="selfAssessment" lang={useLinkLanguage(hs)} firstAccessHref={firstAccessHref}>
      {(onError) => (
        <PerformanceSelfAssessment
          hs={hs}
          managerId={managerId}
          portalHref={portalHref}
          headingLevel={1}
          firstAccessHref={firstAccessHref}
          onComplete={finishes.raise}
          onError={onError}
          onClose={() => go(nextHref)}
        />
      )}
    </WidgetPage>
  );
}

function managerIn(search: URLSearchParams): number | undefined {
  const isManagerMode = search.has('flGestor') && search.get('flGestor') !== 'false';
  return (isManagerMode && toId(search.get('p_idGestor'))) || undefined;
}
