import { ASSESSED_COUNT, NOT_ASSESSED_COUNT, PROFILES, type Profile } from '@aferir/domain';

/** Stands in an address for people without a profile. */
export const NO_PROFILE = 'nenhum';

/** Stands in an address for people with a profile, whichever it is. */
export const ANY_PROFILE = 'qualquer';

/** The profile that people are narrowed down to, in the words of the calls; undefined for what is none. */
export function profileFilterOf(
  text: string | null,
): Profile | typeof ASSESSED_COUNT | typeof NOT_ASSESSED_COUNT | undefined {
  if (text === ANY_PROFILE) return ASSESSED_COUNT;
  if (text === NO_PROFILE) return NOT_ASSESSED_COUNT;
  return PROFILES.find((profile) => profile === text);
}
