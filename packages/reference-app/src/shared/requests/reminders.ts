import type { ApiClient, Schema } from '@aferir/api-client';
import {
  type ApiMutation,
  type ApiQuery,
  getDiscReminderPreviewQuery,
  getPerformanceReminderPreviewQuery,
  remindDiscPeopleMutation,
  remindPerformancePeopleMutation,
} from '@aferir/api-client/react';
import { SECTION, type SectionId } from '@aferir/domain';

type Wire = Schema<'RemindDiscPeople'> & Omit<Schema<'RemindPerformancePeople'>, 'aQuem'>;

/** What narrows a list down beside search, status and group, in the words of the calls of its kind. */
export type RemindedFilters = Omit<Wire, 'lstPessoas' | 'filter' | 'cdStatus' | 'recorte'>;

/** Of whose requests people are reminded, as every kind knows it; all of them where nobody is named. */
export type RemindedPeople = Pick<Wire, 'lstPessoas'>;

/** The same, by all that narrows a list of behavioral requests down. */
export type DiscPeople = Schema<'RemindDiscPeople'>;

/** The same, by all that narrows a list of reviews down. */
export type ReviewedPeople = Omit<Schema<'RemindPerformancePeople'>, 'aQuem'>;

/** All who are waited for. */
export const everybody: RemindedPeople = {};

/**
 * Whom staff remind of what waits for them: people of their answers, or managers. `People` says of whose requests, in the words of
 * the calls.
 */
export interface Reminding<People = RemindedPeople> {
  /** The section whose rights count. */
  readonly section: SectionId;
  readonly whom: 'people' | 'managers';
  /** Whom a reminder would reach. */
  readonly preview: (client: ApiClient, who?: People) => ApiQuery<Schema<'ReminderPreview'>>;
  readonly remind: (client: ApiClient) => ApiMutation<Schema<'ReminderResult'>, { body: People }>;
}

/** The people whose behavioral answers are waited for. */
export const discReminding: Reminding<DiscPeople> = {
  section: SECTION.behavioral,
  whom: 'people',
  preview: (client, who = {}) => getDiscReminderPreviewQuery(client, { query: who }),
  remind: remindDiscPeopleMutation,
};

/** The people whose self-assessment is waited for. */
export const selfReminding = ofReviews('people', 'pessoas');

/** The managers whose ratings or feedback are waited for. */
export const managerReminding = ofReviews('managers', 'gestores');

function ofReviews(
  whom: Reminding['whom'],
  aQuem: Schema<'RemindPerformancePeople'>['aQuem'],
): Reminding<ReviewedPeople> {
  const of = (who?: ReviewedPeople) => ({ ...who, aQuem });
  return {
    section: SECTION.performance,
    whom,
    preview: (client, who) => getPerformanceReminderPreviewQuery(client, { query: of(who) }),
    remind(client) {
      const mutation = remindPerformancePeopleMutation(client);
      return {
        ...mutation,
        mutationFn: ({ body }) => mutation.mutationFn({ body: of(body) }),
      };
    },
  };
}
