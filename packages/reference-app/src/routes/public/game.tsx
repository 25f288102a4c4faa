import { getGameQuery } from '@aferir/api-client/react';
import { DEFAULT_LANGUAGE } from '@aferir/domain';
import { GamePlayer } from '@aferir/widgets';
import { useQuery } from '@tanstack/react-query';
import { useLinkPortal } from '../../features/access/links/use-link-portal.ts';
import { PLAYER_PARAM } from '../../guard.ts';
import { linkTo, paths } from '../../paths.ts';
import { visitorOf } from '../../services/app-services.ts';
import { useServices } from '../../services/services-context.tsx';
import { toId } from '../../shared/address/to-id.ts';
import { useLinkHash } from '../../shared/address/use-link-hash.ts';
import { useGo, useSearch } from '../../shared/navigation/navigation.tsx';
import { Redirect } from '../../shared/navigation/redirect.tsx';
import { WidgetPage } from '../../shared/widgets/widget-page.tsx';

/** `/pesquisa?hs=&idPessoa=`: the game of a link and nothing else; staff without one go to their games. */
export function Component() {
  const search = useSearch();
  const go = useGo();
  const hs = useLinkHash();
  const personId = toId(search.get(PLAYER_PARAM));
  const portal = useLinkPortal(hs);
  const services = useServices();
  // The player itself asks.
  const game = useQuery({
    ...getGameQuery(services.links(hs), { query: { hsGame: hs, idPessoa: personId ?? 0 } }),
    enabled: false,
  });
  const root = linkTo(paths.root);

  // Whoever is not signed in is no staff: the people of a company sign in elsewhere.
  function leave() {
    const { isStaff, isEmployee } = visitorOf(services);
    go(isStaff || isEmployee ? root : (portal.portalHref ?? root));
  }

  if (!personId) return <Redirect to={root} />;
  if (!hs) return <Redirect to={linkTo(paths.staffGames)} />;
  return (
    <WidgetPage page="game" lang={game.data?.cdIdioma ?? DEFAULT_LANGUAGE}>
      {(onError) => (
        <GamePlayer
          hs={hs}
          personId={personId}
          {...portal}
          headingLevel={1}
          onError={onError}
          onClose={leave}
        />
      )}
    </WidgetPage>
  );
}
