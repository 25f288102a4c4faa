import { SECTION, trainingLinkExpiry } from '@aferir/domain';
import type { LinkKindInfo } from '../../../operation/links/link-kind.ts';

/** Links to trainings. Their page lets nobody in without a PIN, so it needs no first access. */
export const trainingLinks = {
  kind: 'training',
  name: 'treinamento',
  section: SECTION.trainings,
  page: ({ hash }) => `/plataformadetreinamento?hs=${hash}`,
  expiry: trainingLinkExpiry,
} as const satisfies LinkKindInfo;
