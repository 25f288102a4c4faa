import { widgetElement } from '../shared/element/widget-element.ts';
import { reportAttributes, reportEvents } from '../shared/report/report-element.ts';
import { PerformanceReport } from './performance-report.tsx';

/** The contract of `<aferir-performance-report>`. */
export const performanceReportElement = widgetElement({
  tag: 'aferir-performance-report',
  summary: 'The comparison of a self-assessment with the managers’, with feedback and PDF.',
  component: PerformanceReport,
  attributes: {
    hs: reportAttributes.hs,
    responseId: {
      type: 'id',
      description:
        'The response, for the employee that `getToken` signs in; with a manager’s link, the response of one of the reports.',
    },
    managerId: {
      type: 'id',
      description: 'Compares with the scores of this manager alone.',
    },
    headingLevel: reportAttributes.headingLevel,
  },
  properties: {
    messages: {
      type: 'Partial<PerformanceReportMessages>',
      description: 'Replaces texts, one by one.',
    },
  },
  events: reportEvents,
  parts: { report: 'The whole report.' },
});
