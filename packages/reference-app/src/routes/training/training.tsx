import { TrainingPreview } from '@aferir/widgets';
import { linkTo, paths } from '../../paths.ts';
import { useServices } from '../../services/services-context.tsx';
import { toId } from '../../shared/address/to-id.ts';
import { useLinkHash } from '../../shared/address/use-link-hash.ts';
import { useGo, useSearch } from '../../shared/navigation/navigation.tsx';
import { Redirect } from '../../shared/navigation/redirect.tsx';
import { WidgetRealm } from '../../shared/widgets/widget-realm.tsx';
import { Component as LinkedTraining } from './linked-training.tsx';

/** `/plataformadetreinamento`: the training of a link in `hs`; staff look at one by its `id`. */
export function Component() {
  const { staff } = useServices();
  const search = useSearch();
  const go = useGo();
  if (useLinkHash()) return <LinkedTraining />;
  const id = toId(search.get('id'));
  if (!id) return <Redirect to={linkTo(paths.staffTrainings)} />;
  return (
    <main tabIndex={-1}>
      <WidgetRealm session={staff}>
        <TrainingPreview
          key={id}
          trainingId={id}
          headingLevel={1}
          onClose={() => go(linkTo(paths.staffTrainings))}
        />
      </WidgetRealm>
    </main>
  );
}
