import type { AferirTags } from '@aferir/elements';
import { createElement } from 'react';

const names: readonly (keyof AferirTags)[] = [
  'aferir-behavioral-report',
  'aferir-disc-questionnaire',
  'aferir-employee-dashboard',
  'aferir-game-player',
  'aferir-manager-evaluation',
  'aferir-performance-report',
  'aferir-performance-self-assessment',
  'aferir-team-map',
  'aferir-training-player',
];

/** Each tag, with attributes of every kind that HTML has: React writes their names as they are given. */
export const tags = names.map((name) =>
  createElement(
    name,
    {
      key: name,
      apiBase: '/api/v1',
      hs: 'code',
      headingLevel: 3,
      withoutEmail: true,
      theme: 'dark',
    },
    createElement('p', null, 'Um momento'),
  ),
);
