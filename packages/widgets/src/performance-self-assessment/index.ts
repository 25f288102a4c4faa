export {
  type PerformanceSelfAssessmentMessages,
  performanceSelfAssessmentMessages,
  type ReplacedSelfAssessmentMessages,
} from './performance-self-assessment.messages.ts';
export {
  PerformanceSelfAssessment,
  type PerformanceSelfAssessmentProps,
} from './performance-self-assessment.tsx';
