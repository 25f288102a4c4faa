import { widgetElement } from '../shared/element/widget-element.ts';
import { AferirErrorEvent, AferirReadyEvent } from '../shared/host/events.ts';
import { PerformanceReport } from './performance-report.tsx';

/** The contract of `<aferir-performance-report>`. */
export const performanceReportElement = widgetElement({
  tag: 'aferir-performance-report',
  summary: 'The comparison of a self-assessment with the managers’, with feedback and PDF.',
  component: PerformanceReport,
  attributes: {
    hs: {
      type: 'string',
      description:
        'Hash of a personal link; opens the report of its response. Where attributes can be read by others, set the property instead.',
    },
    responseId: {
      type: 'number',
      description:
        'The response, for the employee that `getToken` signs in; with a manager’s link, the response of one of the reports.',
    },
    managerId: {
      type: 'number',
      description: 'Compares with the scores of this manager alone.',
    },
    headingLevel: {
      type: 'number',
      description: 'Level of the title, 1 or 2, as fits the outline of the page.',
      default: '2',
    },
  },
  properties: {
    messages: {
      type: 'Partial<PerformanceReportMessages>',
      description: 'Replaces texts, one by one.',
    },
  },
  events: {
    onReady: { event: AferirReadyEvent, description: 'The report is loaded and shown.' },
    onError: {
      event: AferirErrorEvent,
      description:
        'The report can’t be shown; it says why. `isFatal` when the link or the number opens none.',
    },
  },
  parts: { report: 'The whole report.' },
});
