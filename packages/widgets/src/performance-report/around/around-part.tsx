import type { Schema } from '@aferir/api-client';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import type { PartState } from '../../shared/report/part-state.ts';
import { ReportPart } from '../../shared/report/report-part.tsx';
import type { WithAroundMeans } from './around-means.messages.ts';
import type { AroundSectionProps } from './around-section.tsx';

const AroundSection = lazyPart(async () => (await import('./around-section.tsx')).AroundSection);

export interface AroundPartProps extends Omit<AroundSectionProps, 'data'> {
  part: PartState<Schema<'AroundMeans'>>;
  onRetry: () => void;
}

/** What those around a person came to, or that it could not be read. */
export function AroundPart({ part, onRetry, ...rest }: AroundPartProps) {
  const { messages } = useWidget<WithAroundMeans>();
  const texts = messages.aroundMeans;
  return (
    <ReportPart
      part={part}
      loadingLabel={texts.loading}
      emptyLabel={texts.failed}
      isEmpty={() => false}
      onRetry={onRetry}
    >
      {(data) => <AroundSection {...rest} data={data} fallback={null} />}
    </ReportPart>
  );
}
