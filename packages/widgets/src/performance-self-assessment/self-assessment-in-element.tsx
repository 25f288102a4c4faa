import {
  PerformanceSelfAssessment,
  type PerformanceSelfAssessmentProps,
} from './performance-self-assessment.tsx';

/** What the element takes beside the props of the component. */
export interface AddressedSelfAssessmentProps extends PerformanceSelfAssessmentProps {
  /** Manager mode, as links name it. @default false */
  flGestor?: boolean | undefined;
  /** The manager, as links name it. */
  pIdGestor?: number | undefined;
  /** Whether the page leads back; an element can't know who listens. @default false */
  canClose?: boolean | undefined;
}

/** The self-assessment as an element knows it: told of the manager in the words of the links. */
export function SelfAssessmentInElement(props: AddressedSelfAssessmentProps) {
  const { flGestor = false, pIdGestor, canClose = false, managerId, onClose, ...rest } = props;
  return (
    <PerformanceSelfAssessment
      {...rest}
      managerId={managerId ?? (flGestor ? pIdGestor : undefined)}
      onClose={canClose ? onClose : undefined}
    />
  );
}
