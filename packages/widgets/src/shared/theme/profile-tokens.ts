/** The design tokens of the profiles, without the `--aferir-` prefix, and when to use each. */
export const profileTokens = {
  'color-profile-d': 'Dominante: bars and marks, always with its letter',
  'color-on-profile-d': 'text on the Dominante color',
  'color-profile-d-soft': 'a quiet Dominante background',
  'color-profile-d-text': 'Dominante text on any surface',
  'color-profile-i': 'Influente: bars and marks, always with its letter',
  'color-on-profile-i': 'text on the Influente color',
  'color-profile-i-soft': 'a quiet Influente background',
  'color-profile-i-text': 'Influente text on any surface',
  'color-profile-s': 'Estável: bars and marks, always with its letter',
  'color-on-profile-s': 'text on the Estável color',
  'color-profile-s-soft': 'a quiet Estável background',
  'color-profile-s-text': 'Estável text on any surface',
  'color-profile-c': 'Conforme: bars and marks, always with its letter',
  'color-on-profile-c': 'text on the Conforme color',
  'color-profile-c-soft': 'a quiet Conforme background',
  'color-profile-c-text': 'Conforme text on any surface',
} as const;

/** The name of a profile token, without the `--aferir-` prefix. */
export type ProfileTokenName = keyof typeof profileTokens;

/** The CSS value that reads a profile token inside a theme: `var(--_aferir-color-profile-d)`. */
export function profileTokenValue(name: ProfileTokenName): string {
  return `var(--_aferir-${name})`;
}
