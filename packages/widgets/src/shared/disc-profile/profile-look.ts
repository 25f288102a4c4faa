import type { Profile } from '@aferir/domain';
import type { SharePattern } from '@aferir/ui';
import { profileTokenValue } from '../theme/profile-tokens.ts';

/** How a profile looks, wherever it stands: its letter, its pattern, and its colors as tokens. */
export interface ProfileLook {
  /** Tells the profile without color. */
  readonly letter: string;
  /** Tells its part of a bar without color. */
  readonly pattern: SharePattern;
  readonly color: string;
  readonly onColor: string;
  readonly soft: string;
  readonly text: string;
}

/** The look of each profile. */
export const profileLooks: Readonly<Record<Profile, ProfileLook>> = {
  Dominante: {
    letter: 'D',
    pattern: 'stripes',
    color: profileTokenValue('color-profile-d'),
    onColor: profileTokenValue('color-on-profile-d'),
    soft: profileTokenValue('color-profile-d-soft'),
    text: profileTokenValue('color-profile-d-text'),
  },
  Influente: {
    letter: 'I',
    pattern: 'columns',
    color: profileTokenValue('color-profile-i'),
    onColor: profileTokenValue('color-on-profile-i'),
    soft: profileTokenValue('color-profile-i-soft'),
    text: profileTokenValue('color-profile-i-text'),
  },
  Estável: {
    letter: 'S',
    pattern: 'rows',
    color: profileTokenValue('color-profile-s'),
    onColor: profileTokenValue('color-on-profile-s'),
    soft: profileTokenValue('color-profile-s-soft'),
    text: profileTokenValue('color-profile-s-text'),
  },
  Conforme: {
    letter: 'C',
    pattern: 'grid',
    color: profileTokenValue('color-profile-c'),
    onColor: profileTokenValue('color-on-profile-c'),
    soft: profileTokenValue('color-profile-c-soft'),
    text: profileTokenValue('color-profile-c-text'),
  },
};
