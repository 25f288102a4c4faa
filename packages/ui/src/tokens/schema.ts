/** What a token is for; token pages and theme checks go group by group. */
export type TokenGroup =
  | 'surface'
  | 'border'
  | 'text'
  | 'accent'
  | 'feedback'
  | 'chart'
  | 'avatar'
  | 'focus'
  | 'shadow'
  | 'type'
  | 'space'
  | 'radius'
  | 'size'
  | 'motion'
  | 'layer';

/** One design token: its group and when to use it. */
export interface TokenDefinition {
  group: TokenGroup;
  /** When to use it, in a few words. */
  description: string;
}

function group<const Name extends string>(
  name: TokenGroup,
  tokens: Record<Name, string>,
): Record<Name, TokenDefinition> {
  const entries = Object.entries<string>(tokens);
  return Object.fromEntries(
    entries.map(([token, description]) => [token, { group: name, description }]),
  ) as Record<Name, TokenDefinition>;
}

/** Tokens each color scheme fills: `schemes.css` defines exactly these. */
export const schemeTokens = {
  ...group('surface', {
    'color-canvas': 'the page behind everything',
    'color-surface': 'cards, controls, the header',
    'color-surface-raised': 'what floats: menus, dialogs, toasts',
    'color-surface-sunken': 'tracks, wells, skeletons',
    'color-surface-hover': 'a neutral item under the pointer',
    'color-surface-pressed': 'a neutral item while pressed or chosen',
    'color-overlay': 'the veil behind a dialog',
  }),
  ...group('border', {
    'color-border': 'dividers and card edges; decorative',
    'color-border-strong': 'edges that show a control, 3:1 on every surface',
  }),
  ...group('text', {
    'color-text': 'what is read',
    'color-text-muted': 'hints, captions, secondary facts',
    'color-text-disabled': 'labels of controls that cannot be used',
  }),
  ...group('accent', {
    'color-accent': 'primary actions and chosen states; follows the brand color',
    'color-accent-hover': 'the accent under the pointer',
    'color-accent-pressed': 'the accent while pressed',
    'color-on-accent': 'text on the accent',
    'color-accent-text': 'links and accent text on any surface',
    'color-accent-soft': 'a quiet accent background',
    'color-accent-soft-hover': 'the quiet accent under the pointer',
    'color-accent-border': 'the edge of a quiet accent background; decorative',
  }),
  ...group('feedback', {
    'color-success': 'solid success: bars, marks',
    'color-success-hover': 'solid success under the pointer',
    'color-on-success': 'text on solid success',
    'color-success-text': 'success text on any surface',
    'color-success-soft': 'a quiet success background',
    'color-success-border': 'the edge of a quiet success background; decorative',
    'color-warning': 'solid warning: marks, also with text',
    'color-warning-fill': 'the amber of bars and chosen scores, 3:1 on a track',
    'color-on-warning-fill': 'text on that amber',
    'color-warning-hover': 'solid warning under the pointer',
    'color-on-warning': 'text on solid warning',
    'color-warning-text': 'warning text on any surface',
    'color-warning-soft': 'a quiet warning background',
    'color-warning-border': 'the edge of a quiet warning background; decorative',
    'color-danger': 'solid danger: destructive actions, marks, invalid edges',
    'color-danger-hover': 'solid danger under the pointer',
    'color-on-danger': 'text on solid danger',
    'color-danger-text': 'error text on any surface',
    'color-danger-soft': 'a quiet danger background',
    'color-danger-border': 'the edge of a quiet danger background; decorative',
  }),
  ...group('chart', {
    'color-chart-1': 'the first series',
    'color-chart-2': 'the second series',
    'color-chart-3': 'the third series',
    'color-chart-4': 'the fourth series',
    'color-chart-grid': 'grid lines and axes; decorative',
  }),
  ...group('avatar', {
    'color-avatar-1': 'background of initials',
    'color-on-avatar-1': 'initials on it',
    'color-avatar-2': 'background of initials',
    'color-on-avatar-2': 'initials on it',
    'color-avatar-3': 'background of initials',
    'color-on-avatar-3': 'initials on it',
    'color-avatar-4': 'background of initials',
    'color-on-avatar-4': 'initials on it',
    'color-avatar-5': 'background of initials',
    'color-on-avatar-5': 'initials on it',
    'color-avatar-6': 'background of initials',
    'color-on-avatar-6': 'initials on it',
  }),
  ...group('focus', { 'color-focus': 'the focus ring, 3:1 on every surface' }),
  ...group('shadow', { 'shadow-float': 'the one shadow, for what floats' }),
};

/** Tokens that no color scheme changes: `foundation.css` defines exactly these. */
export const foundationTokens = {
  ...group('type', {
    'font-size-xs': 'captions and badges, on line-height-xs',
    'font-size-sm': 'controls, grids and secondary text, on line-height-sm',
    'font-size-md': 'body text, on line-height-md',
    'font-size-lg': 'lead text and card titles, on line-height-lg',
    'font-size-xl': 'section titles, on line-height-xl',
    'font-size-2xl': 'page titles, on line-height-2xl',
    'font-size-3xl': 'hero titles and figures, on line-height-3xl',
    'line-height-xs': 'goes with font-size-xs',
    'line-height-sm': 'goes with font-size-sm',
    'line-height-md': 'goes with font-size-md',
    'line-height-lg': 'goes with font-size-lg',
    'line-height-xl': 'goes with font-size-xl',
    'line-height-2xl': 'goes with font-size-2xl',
    'line-height-3xl': 'goes with font-size-3xl',
    'font-weight-regular': 'body text',
    'font-weight-medium': 'labels, buttons, emphasis',
    'font-weight-bold': 'titles and figures',
  }),
  ...group('space', {
    'space-1': 'between a mark and its text',
    'space-2': 'inside small controls',
    'space-3': 'inside controls, between related lines',
    'space-4': 'between fields, inside small cards',
    'space-5': 'inside cards, between groups',
    'space-6': 'between cards and sections',
    'space-7': 'between blocks of a page',
    'space-8': 'above a page title',
    'space-9': 'around a hero',
    'space-card': 'inside the cards and grids of a page; less on a phone',
  }),
  ...group('radius', {
    'radius-control': 'buttons, fields, menu items',
    'radius-card': 'cards, dialogs, menus',
    'radius-full': 'pills, avatars, switches',
  }),
  ...group('size', {
    'size-control': 'the height of controls; grows on touch',
    'size-control-small': 'the height of small controls; grows on touch',
    'size-target': 'big targets of questionnaires',
  }),
  ...group('motion', {
    'motion-fast': 'hover and press; zero under reduced motion',
    'motion-base': 'what opens and closes; zero under reduced motion',
    'motion-ease': 'the one easing',
  }),
  ...group('focus', {
    'focus-width': 'the width of the focus ring',
    'focus-offset': 'its distance from the control',
  }),
  ...group('layer', {
    'layer-sticky': 'headers that stay while content scrolls',
    'layer-drawer': 'the sidebar as a drawer',
    'layer-dialog': 'dialogs and their veil',
    'layer-menu': 'menus, lists of options, tooltips',
    'layer-toast': 'toasts',
    'layer-overlay': 'the overlay that blocks everything',
  }),
};

/**
 * Tokens that only a host sets. Without `font-family` the kit inherits the font of the page.
 */
export const hostTokens = {
  ...group('type', { 'font-family': 'the font of every component' }),
};

/** Every design token by name, without the `--aferir-` prefix. */
export const tokens = { ...schemeTokens, ...foundationTokens, ...hostTokens };

/** The name of a design token, without the `--aferir-` prefix. */
export type TokenName = keyof typeof tokens;
