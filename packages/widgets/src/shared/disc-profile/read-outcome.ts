import type { Schema } from '@aferir/api-client';
import { type DiscOutcome, describeOutcome, findProfile, type ProfileSum } from '@aferir/domain';

/** The outcome in a report as it comes from the API; null when no profile can be made out in it. */
export function readOutcome({ response }: Schema<'DiscProfileReport'>): DiscOutcome | null {
  const sums = response.flatMap(({ nmPerfil, soma }): ProfileSum[] => {
    const profile = findProfile(nmPerfil);
    return profile ? [{ profile, sum: soma }] : [];
  });
  return sums.some(({ sum }) => sum > 0) ? describeOutcome(sums) : null;
}
