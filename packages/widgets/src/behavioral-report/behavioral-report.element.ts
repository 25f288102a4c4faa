import { widgetElement } from '../shared/element/widget-element.ts';
import { AferirErrorEvent, AferirReadyEvent } from '../shared/host/events.ts';
import { BehavioralReport } from './behavioral-report.tsx';

/** The contract of `<aferir-behavioral-report>`. */
export const behavioralReportElement = widgetElement({
  tag: 'aferir-behavioral-report',
  summary: 'The behavioral report of a response, with PDF and e-mail.',
  component: BehavioralReport,
  attributes: {
    hs: {
      type: 'string',
      description:
        'Hash of a personal link; opens the report of its response. Where attributes can be read by others, set the property instead.',
    },
    responseId: {
      type: 'number',
      description: 'The response, for the employee that `getToken` signs in.',
    },
    canSendEmail: {
      type: 'boolean',
      description: '`false` takes the way to mail the report away.',
      default: 'true',
    },
    headingLevel: {
      type: 'number',
      description: 'Level of the title, 1 or 2, as fits the outline of the page.',
      default: '2',
    },
  },
  properties: {
    messages: {
      type: 'Partial<BehavioralReportMessages>',
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
