import { widgetElement } from '../shared/element/widget-element.ts';
import { reportAttributes } from '../shared/report/report-element.ts';
import { TeamMap } from './team-map.tsx';

/** The contract of `<aferir-team-map>`. */
export const teamMapElement = widgetElement({
  tag: 'aferir-team-map',
  summary:
    'The team of a manager on the map of profiles, two people side by side, and its competencies.',
  component: TeamMap,
  attributes: {
    departmentId: {
      type: 'id',
      description: 'The department whose people are shown, where `getToken` signs in staff.',
    },
    managerId: {
      type: 'id',
      description: 'The manager whose direct reports are shown, where `getToken` signs in staff.',
      default: 'the employee that `getToken` signs in',
    },
    headingLevel: reportAttributes.headingLevel,
  },
  properties: {
    messages: { type: 'Partial<TeamMapMessages>', description: 'Replaces texts, one by one.' },
  },
  events: {
    onReady: 'The map is loaded and shown.',
    onError: 'The map can’t be shown; it says why. `isFatal` when the team is not for the reader.',
  },
  parts: { report: 'The whole map, with what stands below it.' },
});
