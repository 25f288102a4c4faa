import { widgetElement } from '../shared/element/widget-element.ts';
import { DashboardInElement } from './dashboard-in-element.tsx';
import { AferirOpenEvent } from './employee-dashboard.events.ts';

/** The contract of `<aferir-employee-dashboard>`. */
export const employeeDashboardElement = widgetElement({
  tag: 'aferir-employee-dashboard',
  summary: 'What waits for an employee: the own assessments, and the people to evaluate.',
  component: DashboardInElement,
  attributes: {
    view: {
      type: 'string',
      values: ['full', 'assessments'],
      description: '`full`, or `assessments` for the reports in a table.',
      default: 'full',
    },
    idCliente: {
      type: 'id',
      description: 'The company whose employees sign in here, where there is no `getToken`.',
    },
    headingLevel: {
      type: '1-2',
      description: "The heading level that fits the page's outline, 1 or 2.",
      default: '2',
    },
  },
  properties: {
    messages: {
      type: 'Partial<EmployeeDashboardMessages>',
      description: 'Replaces texts, one by one.',
    },
  },
  events: {
    onReady: 'The dashboard, or its sign-in, is shown.',
    onOpen: {
      event: AferirOpenEvent,
      description:
        'An assessment or a report is to be shown. `preventDefault()` leaves that to the page.',
    },
    onProgress: 'A score or a feedback has been saved.',
    onComplete: 'An assessment that the widget shows by itself has been finished.',
    onError:
      'Something was not loaded or not opened, or nobody is signed in and nobody can: then `isFatal` is true.',
  },
  parts: {
    dashboard: 'The whole widget.',
    heading: 'The heading of each screen.',
    questionnaire: 'An assessment that the widget shows by itself.',
    report: 'A report that the widget shows by itself.',
    brand: "The product's mark, above an assessment.",
  },
});
