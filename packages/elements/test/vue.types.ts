import '@aferir/elements/vue';
import type { GlobalComponents } from 'vue';

type Props = InstanceType<GlobalComponents['aferir-employee-dashboard']>['$props'];

export const props: Props = {
  class: 'wide',
  apiBase: '/api/v1',
  'id-cliente': 1,
  view: 'assessments',
  getToken: () => 'token',
  onAferirOpen: ({ detail }) => detail.screen,
};

// @ts-expect-error The dashboard has no such view.
export const wrong: Props = { view: 'compact' };
