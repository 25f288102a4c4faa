import {
  headingLevelAttribute,
  portalHrefAttribute,
  widgetElement,
} from '../shared/element/widget-element.ts';
import { ManagerEvaluation, type ManagerEvaluationProps } from './manager-evaluation.tsx';

/** The contract of `<aferir-manager-evaluation>`. */
export const managerEvaluationElement = widgetElement<Omit<ManagerEvaluationProps, 'onOpenReport'>>(
  {
    tag: 'aferir-manager-evaluation',
    summary: 'The team of a manager, with the screens to rate competencies and give feedback.',
    component: ManagerEvaluation,
    attributes: {
      hs: {
        type: 'string',
        description:
          "Hash of the manager's link. Without it the employee that `getToken` signs in is the manager.",
      },
      initialStep: {
        type: 'string',
        values: ['list', 'evaluate', 'feedback'],
        description: '`list`, or `evaluate` or `feedback` to open one response as a page.',
        default: 'list',
      },
      responseId: {
        type: 'id',
        description: 'The response that `evaluate` and `feedback` open.',
        default: 'that of the link',
      },
      portalHref: portalHrefAttribute,
      headingLevel: headingLevelAttribute,
    },
    properties: {
      messages: {
        type: 'Partial<ManagerEvaluationMessages>',
        description: 'Replaces texts, one by one.',
      },
    },
    events: {
      onReady: 'The team, or the task, is shown.',
      onProgress: 'A score or a feedback has been saved.',
      onComplete: 'All ratings of a response, or all feedback owed on it, have been sent.',
      onError:
        'Something was not loaded or not sent, or the link opens nothing: then `isFatal` is true.',
      onClose: 'The manager has left a task that was opened as a page.',
    },
    parts: {
      evaluation: 'The whole widget while it shows the team.',
      questionnaire: 'The whole widget while it shows a task as a page.',
      brand: "The product's mark.",
      heading: 'The heading of each screen.',
    },
  },
);
