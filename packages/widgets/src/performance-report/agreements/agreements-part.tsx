import type { AgreementsOfReview } from '../../shared/agreements/agreements.data.ts';
import type { WithAgreements } from '../../shared/agreements/agreements.messages.ts';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import type { PartState } from '../../shared/report/part-state.ts';
import { ReportPart } from '../../shared/report/report-part.tsx';
import type { AgreementsSectionProps } from './agreements-section.tsx';

const AgreementsSection = lazyPart(
  async () => (await import('./agreements-section.tsx')).AgreementsSection,
);

export interface AgreementsPartProps extends Omit<AgreementsSectionProps, 'data'> {
  part: PartState<AgreementsOfReview>;
}

/** The agreements of a review, or that they could not be read; the code to write them comes with them. */
export function AgreementsPart({ part, ...rest }: AgreementsPartProps) {
  const { messages } = useWidget<WithAgreements>();
  const texts = messages.agreements;
  return (
    <ReportPart
      part={part}
      loadingLabel={texts.loading}
      emptyLabel={texts.failed}
      isEmpty={() => false}
      onRetry={rest.refresh}
    >
      {(data) => <AgreementsSection {...rest} data={data} fallback={null} />}
    </ReportPart>
  );
}
