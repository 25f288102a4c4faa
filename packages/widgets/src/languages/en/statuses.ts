import type { DiscStatus, ShownStatus } from '@aferir/domain';

/** What each status of a review says in English. */
export const statusesEnglish: Readonly<Record<ShownStatus, string>> = {
  0: 'No review',
  1: 'Started',
  2: 'Finished',
  3: 'Viewed',
  4: 'Waiting for answers',
  6: 'Waiting for the manager’s rating',
  7: 'Waiting for the manager’s feedback',
  rated: 'Rated',
};

/** What each status of a behavioral assessment says in English. */
export const discStatusesEnglish: Readonly<Record<DiscStatus, string>> = {
  1: 'Started',
  2: 'Finished',
  3: 'Viewed',
  4: 'Waiting for answers',
};
