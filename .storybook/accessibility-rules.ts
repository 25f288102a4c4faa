/** What axe looks for, in stories and end to end: WCAG 2.2 AA and the field's best practice. */
export const accessibilityTags = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
];

/** What a color scheme can break; all else is the same in each. */
export const colorRules = ['color-contrast', 'link-in-text-block'];
