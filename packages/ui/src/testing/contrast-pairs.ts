const surfaces = ['canvas', 'surface', 'surface-raised', 'surface-sunken'];
const soft = (role: string) => [...surfaces, `${role}-soft`];

/** A foreground, the backgrounds it must hold on, and the least contrast; names without the `color-` prefix. */
type ContrastPair = [foreground: string, backgrounds: string[], least: number];

/** The colors that meet on screen: 4.5:1 for text, 3:1 for edges and marks. */
export const contrastPairs: ContrastPair[] = [
  [
    'text',
    [...surfaces, 'surface-hover', 'surface-pressed', 'accent-soft', 'accent-soft-hover'],
    4.5,
  ],
  ['text', ['success-soft', 'warning-soft', 'danger-soft'], 4.5],
  ['text-muted', [...surfaces, 'surface-hover', 'surface-pressed'], 4.5],
  ['border-strong', surfaces, 3],
  ['focus', surfaces, 3],
  ['on-accent', ['accent', 'accent-hover', 'accent-pressed'], 4.5],
  ['accent-text', [...soft('accent'), 'surface-hover', 'accent-soft-hover'], 4.5],
  ['accent', ['canvas', 'surface', 'surface-raised'], 3],
  ...['success', 'warning', 'danger'].flatMap((role): ContrastPair[] => [
    [`on-${role}`, [role, `${role}-hover`], 4.5],
    [`${role}-text`, soft(role), 4.5],
    [role, ['canvas', 'surface'], 3],
  ]),
  ['warning-fill', surfaces, 3],
  ['on-warning-fill', ['warning-fill'], 4.5],
  ['chart-1', ['canvas', 'surface'], 3],
  ['chart-2', ['canvas', 'surface'], 3],
  ...[1, 2, 3, 4, 5, 6].map((n): ContrastPair => [`on-avatar-${n}`, [`avatar-${n}`], 4.5]),
];
