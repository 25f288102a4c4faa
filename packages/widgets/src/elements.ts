// The contracts of all elements: manifest, types and what the loader knows are written from them.
export { behavioralReportElement } from './behavioral-report/behavioral-report.element.ts';
export { discQuestionnaireElement } from './disc-questionnaire/disc-questionnaire.element.ts';
export { employeeDashboardElement } from './employee-dashboard/employee-dashboard.element.ts';
export { gamePlayerElement } from './game-player/game-player.element.ts';
export { managerEvaluationElement } from './manager-evaluation/manager-evaluation.element.ts';
export { performanceReportElement } from './performance-report/performance-report.element.ts';
export { performanceSelfAssessmentElement } from './performance-self-assessment/performance-self-assessment.element.ts';
export { teamMapElement } from './team-map/team-map.element.ts';
export { trainingPlayerElement } from './training-player/training-player.element.ts';
