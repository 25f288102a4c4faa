export { behavioralReportElement } from './behavioral-report/behavioral-report.element.ts';
export {
  type DiscQuestionnaireElement,
  discQuestionnaireElement,
} from './disc-questionnaire/disc-questionnaire.element.ts';
export type { WidgetElement } from './shared/define-element.ts';
export type { ElementDefinition } from './shared/element-definition.ts';
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
} from './shared/events.ts';
