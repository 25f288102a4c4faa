import type { DiscOutcome } from '@aferir/domain';
import type { Share } from '@aferir/ui';
import { profileLooks } from './profile-look.ts';

/** The shares of an outcome as the bar takes them. */
export function profileShares({ shares }: DiscOutcome): Share[] {
  return shares.map(({ profile, percent, isMain }) => {
    const { letter, pattern, color, onColor } = profileLooks[profile];
    return { id: letter, label: profile, letter, pattern, percent, color, onColor, isMain };
  });
}
