export { behavioralReportElement } from './behavioral-report/behavioral-report.element.ts';
export { discQuestionnaireElement } from './disc-questionnaire/disc-questionnaire.element.ts';
export { employeeDashboardElement } from './employee-dashboard/employee-dashboard.element.ts';
export {
  AferirOpenEvent,
  type OpenDetail,
} from './employee-dashboard/employee-dashboard.events.ts';
export { managerEvaluationElement } from './manager-evaluation/manager-evaluation.element.ts';
export { performanceReportElement } from './performance-report/performance-report.element.ts';
export { performanceSelfAssessmentElement } from './performance-self-assessment/performance-self-assessment.element.ts';
export type { ElementDefinition } from './shared/element/element-definition.ts';
export {
  AferirCloseEvent,
  AferirCompleteEvent,
  AferirErrorEvent,
  AferirProgressEvent,
  AferirReadyEvent,
  type CloseDetail,
  type CompleteDetail,
  type ErrorDetail,
  type ProgressDetail,
  type ReadyDetail,
} from './shared/host/events.ts';
