import type { Profile } from '@aferir/domain';
import { tokenValue } from '@aferir/ui';

/** How a profile looks: its letter, and its colors as tokens. */
export interface ProfileLook {
  /** Tells the profile without color. */
  readonly letter: string;
  readonly color: string;
  readonly onColor: string;
  readonly soft: string;
  readonly text: string;
}

/** The look of each profile. */
export const profileLooks: Readonly<Record<Profile, ProfileLook>> = {
  Dominante: {
    letter: 'D',
    color: tokenValue('color-profile-d'),
    onColor: tokenValue('color-on-profile-d'),
    soft: tokenValue('color-profile-d-soft'),
    text: tokenValue('color-profile-d-text'),
  },
  Influente: {
    letter: 'I',
    color: tokenValue('color-profile-i'),
    onColor: tokenValue('color-on-profile-i'),
    soft: tokenValue('color-profile-i-soft'),
    text: tokenValue('color-profile-i-text'),
  },
  Estável: {
    letter: 'S',
    color: tokenValue('color-profile-s'),
    onColor: tokenValue('color-on-profile-s'),
    soft: tokenValue('color-profile-s-soft'),
    text: tokenValue('color-profile-s-text'),
  },
  Conforme: {
    letter: 'C',
    color: tokenValue('color-profile-c'),
    onColor: tokenValue('color-on-profile-c'),
    soft: tokenValue('color-profile-c-soft'),
    text: tokenValue('color-profile-c-text'),
  },
};
