import { GamePlayer } from '@aferir/widgets';
import { useLinkPortal } from '../../features/access/links/use-link-portal.ts';
import { PLAYER_PARAM } from '../../guard.ts';
import { linkTo, paths } from '../../paths.ts';
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
  const root = linkTo(paths.root);
  if (!personId) return <Redirect to={root} />;
  if (!hs) return <Redirect to={linkTo(paths.staffGames)} />;
  return (
    <WidgetPage>
      {(onError) => (
        <GamePlayer
          hs={hs}
          personId={personId}
          {...portal}
          headingLevel={1}
          onError={onError}
          onClose={() => go(root)}
        />
      )}
    </WidgetPage>
  );
}
