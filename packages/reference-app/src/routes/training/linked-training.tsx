import { TrainingPlayer } from '@aferir/widgets';
import { useSearch } from '../../shared/navigation/navigation.tsx';
import { WidgetPage } from '../../shared/widgets/widget-page.tsx';

/** `/plataformadetreinamento?hs=`: the training of a link and nothing else. */
export function Component() {
  const hs = useSearch().get('hs') ?? '';
  return (
    <WidgetPage>
      {(onError) => <TrainingPlayer key={hs} hs={hs} headingLevel={1} onError={onError} />}
    </WidgetPage>
  );
}
