export {
  type ManagerEvaluationMessages,
  managerEvaluationMessages,
} from './manager-evaluation.messages.ts';
export {
  ManagerEvaluation,
  type ManagerEvaluationEvents,
  type ManagerEvaluationProps,
} from './manager-evaluation.tsx';
export type { InitialStep, ReviewRef } from './manager-evaluation.types.ts';
