export { behavioralReportElement } from './behavioral-report/behavioral-report.element.ts';
export {
  type DiscQuestionnaireElement,
  discQuestionnaireElement,
} from './disc-questionnaire/disc-questionnaire.element.ts';
export {
  type EmployeeDashboardElement,
  employeeDashboardElement,
} from './employee-dashboard/employee-dashboard.element.ts';
export {
  AferirOpenEvent,
  type OpenDetail,
} from './employee-dashboard/employee-dashboard.events.ts';
export {
  type ManagerEvaluationElement,
  managerEvaluationElement,
} from './manager-evaluation/manager-evaluation.element.ts';
export { performanceReportElement } from './performance-report/performance-report.element.ts';
export {
  type PerformanceSelfAssessmentElement,
  performanceSelfAssessmentElement,
} from './performance-self-assessment/performance-self-assessment.element.ts';
export type { WidgetElement } from './shared/element/define-element.ts';
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
