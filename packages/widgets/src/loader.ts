import type { ElementDefinition } from './shared/element/element-definition.ts';
import { loadOnConnect } from './shared/loading/load-on-connect.ts';

loadOnConnect({
  'aferir-behavioral-report': async () =>
    define(
      (await import('./behavioral-report/behavioral-report.element.ts')).behavioralReportElement,
    ),
  'aferir-disc-questionnaire': async () =>
    define(
      (await import('./disc-questionnaire/disc-questionnaire.element.ts')).discQuestionnaireElement,
    ),
  'aferir-employee-dashboard': async () =>
    define(
      (await import('./employee-dashboard/employee-dashboard.element.ts')).employeeDashboardElement,
    ),
  'aferir-manager-evaluation': async () =>
    define(
      (await import('./manager-evaluation/manager-evaluation.element.ts')).managerEvaluationElement,
    ),
  'aferir-performance-report': async () =>
    define(
      (await import('./performance-report/performance-report.element.ts')).performanceReportElement,
    ),
  'aferir-performance-self-assessment': async () =>
    define(
      (await import('./performance-self-assessment/performance-self-assessment.element.ts'))
        .performanceSelfAssessmentElement,
    ),
});

async function define<Props extends object>(contract: ElementDefinition<Props>): Promise<void> {
  const { defineElement } = await import('./shared/element/define-element.ts');
  defineElement(contract);
}
