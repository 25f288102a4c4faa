import type { AttributeDefinition } from '../element/element-definition.ts';

/** The attributes that the element of every report has. */
export const reportAttributes = {
  hs: {
    type: 'string',
    description:
      'Hash of a personal link; opens the report of its response. Where attributes can be read by others, set the property instead.',
  },
  headingLevel: {
    type: '1-2',
    description: 'Level of the title, 1 or 2, as fits the outline of the page.',
    default: '2',
  },
} as const satisfies Record<string, AttributeDefinition>;

/** What every report tells the page. */
export const reportEvents = {
  onReady: 'The report is loaded and shown.',
  onError:
    'The report can’t be shown; it says why. `isFatal` when the link or the number opens none.',
};
