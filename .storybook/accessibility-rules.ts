/** What axe looks for, in stories and end to end: WCAG 2.2 AA and the field's best practice. */
const accessibilityTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What a color scheme can break; all else is the same in each. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Only what is wrong is looked up and described; the rest takes most of the time. */
export const resultTypes: 'violations'[] = ['violations'];

const phoneWidth = 360;

/** How something is seen: in a scheme, as wide as there is room or in a width, and what axe looks for then. */
export interface Look {
  readonly scheme: 'light' | 'dark';
  readonly width?: number;
  readonly runOnly: string[];
}

/** What each state is looked at in, in a story or end to end. A phone in the dark shows what either brings. */
export const looks = {
  wide: { scheme: 'light', runOnly: accessibilityTags },
  wideInTheDark: { scheme: 'dark', runOnly: colorRules },
  phoneInTheDark: { scheme: 'dark', width: phoneWidth, runOnly: accessibilityTags },
} satisfies Record<string, Look>;
