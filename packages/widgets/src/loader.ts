import { behavioralReportOpening } from './behavioral-report/behavioral-report.opening.ts';
import { discQuestionnaireOpening } from './disc-questionnaire/disc-questionnaire.opening.ts';
import { gamePlayerOpening } from './game-player/game-player.opening.ts';
import { elementShapes } from './generated/element-shapes.ts';
import { managerEvaluationOpening } from './manager-evaluation/manager-evaluation.opening.ts';
import { performanceReportOpening } from './performance-report/performance-report.opening.ts';
import { performanceSelfAssessmentOpening } from './performance-self-assessment/performance-self-assessment.opening.ts';
import type { ElementDefinition } from './shared/element/element-definition.ts';
import { registerShells } from './shared/loading/register-shells.ts';
import { trainingPlayerOpening } from './training-player/training-player.opening.ts';

export { configure } from './shared/element/element-shell.ts';

const widgets = {
  'aferir-behavioral-report': {
    opening: behavioralReportOpening,
    load: async () =>
      define(
        (await import('./behavioral-report/behavioral-report.element.ts')).behavioralReportElement,
      ),
  },
  'aferir-disc-questionnaire': {
    opening: discQuestionnaireOpening,
    load: async () =>
      define(
        (await import('./disc-questionnaire/disc-questionnaire.element.ts'))
          .discQuestionnaireElement,
      ),
  },
  'aferir-employee-dashboard': {
    load: async () =>
      define(
        (await import('./employee-dashboard/employee-dashboard.element.ts'))
          .employeeDashboardElement,
      ),
  },
  'aferir-game-player': {
    opening: gamePlayerOpening,
    load: async () =>
      define((await import('./game-player/game-player.element.ts')).gamePlayerElement),
  },
  'aferir-manager-evaluation': {
    opening: managerEvaluationOpening,
    load: async () =>
      define(
        (await import('./manager-evaluation/manager-evaluation.element.ts'))
          .managerEvaluationElement,
      ),
  },
  'aferir-performance-report': {
    opening: performanceReportOpening,
    load: async () =>
      define(
        (await import('./performance-report/performance-report.element.ts'))
          .performanceReportElement,
      ),
  },
  'aferir-performance-self-assessment': {
    opening: performanceSelfAssessmentOpening,
    load: async () =>
      define(
        (await import('./performance-self-assessment/performance-self-assessment.element.ts'))
          .performanceSelfAssessmentElement,
      ),
  },
  'aferir-training-player': {
    opening: trainingPlayerOpening,
    load: async () =>
      define((await import('./training-player/training-player.element.ts')).trainingPlayerElement),
  },
  'aferir-team-map': {
    load: async () => define((await import('./team-map/team-map.element.ts')).teamMapElement),
  },
};

registerShells(widgets, elementShapes);

async function define<Props extends object>(contract: ElementDefinition<Props>): Promise<void> {
  const { defineElement } = await import('./shared/element/define-element.ts');
  defineElement(contract);
}
