import { widgetElement } from '../shared/element/widget-element.ts';
import { reportAttributes, reportEvents } from '../shared/report/report-element.ts';
import { BehavioralReport } from './behavioral-report.tsx';

/** The contract of `<aferir-behavioral-report>`. */
export const behavioralReportElement = widgetElement({
  tag: 'aferir-behavioral-report',
  summary: 'The behavioral report of a response, with PDF and e-mail.',
  component: BehavioralReport,
  attributes: {
    hs: reportAttributes.hs,
    responseId: {
      type: 'id',
      description: 'The response, for the employee that `getToken` signs in.',
    },
    withoutEmail: {
      type: 'boolean',
      description: 'Takes the way to mail the report away.',
      default: 'false',
    },
    headingLevel: reportAttributes.headingLevel,
  },
  properties: {
    messages: {
      type: 'Partial<BehavioralReportMessages>',
      description: 'Replaces texts, one by one.',
    },
  },
  events: reportEvents,
  parts: { report: 'The whole report.' },
});
