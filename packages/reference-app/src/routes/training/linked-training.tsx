import { TrainingPlayer } from '@aferir/widgets';
import { useLinkPortal } from '../../features/access/links/use-link-portal.ts';
import { useLinkHash } from '../../shared/address/use-link-hash.ts';
import { WidgetPage } from '../../shared/widgets/widget-page.tsx';

/** `/plataformadetreinamento?hs=`: the training of a link and nothing else. */
export function Component() {
  const hs = useLinkHash();
  const portal = useLinkPortal(hs);
  return (
    <WidgetPage>
      {(onError) => (
        <TrainingPlayer key={hs} hs={hs} {...portal} headingLevel={1} onError={onError} />
      )}
    </WidgetPage>
  );
}
