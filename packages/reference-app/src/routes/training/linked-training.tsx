import { getPlayerMaskedEmailQuery } from '@aferir/api-client/react';
import { DEFAULT_LANGUAGE } from '@aferir/domain';
import { TrainingPlayer } from '@aferir/widgets';
import { useQuery } from '@tanstack/react-query';
import { useLinkPortal } from '../../features/access/links/use-link-portal.ts';
import { useServices } from '../../services/services-context.tsx';
import { useLinkHash } from '../../shared/address/use-link-hash.ts';
import { WidgetPage } from '../../shared/widgets/widget-page.tsx';

/** `/plataformadetreinamento?hs=`: the training of a link and nothing else. */
export function Component() {
  const hs = useLinkHash();
  const portal = useLinkPortal(hs);
  const { links } = useServices();
  // The player itself asks.
  const door = useQuery({
    ...getPlayerMaskedEmailQuery(links(hs), { path: { hs } }),
    enabled: false,
  });
  const lang = door.data?.cdIdioma ?? DEFAULT_LANGUAGE;
  return (
    <WidgetPage page="trainingPlayer" lang={lang}>
      {(onError) => (
        <TrainingPlayer key={hs} hs={hs} {...portal} headingLevel={1} onError={onError} />
      )}
    </WidgetPage>
  );
}
