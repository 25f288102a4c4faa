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

/** Of whose requests people are reminded; all of them where nothing narrows them down. */
export interface RemindedPeople extends RemindedFilters, Pick<Wire, 'lstPessoas' | 'filter'> {
  /** A code of the kind that is reminded. */
  readonly cdStatus?: number;
  /** A group of the kind that is reminded. */
  readonly recorte?: string;
}

/** All who are waited for. */
export const everybody: RemindedPeople = {};

/** Whom staff remind of what waits for them: people of their answers, or managers. */
export interface Reminding {
  /** The section whose rights count. */
  readonly section: SectionId;
  readonly whom: 'people' | 'managers';
  /** Whom a reminder would reach. */
  preview(client: ApiClient, who: RemindedPeople): ApiQuery<Schema<'ReminderPreview'>>;
  remind(client: ApiClient): ApiMutation<Schema<'ReminderResult'>, { body: RemindedPeople }>;
}

/** The people whose behavioral answers are waited for. */
export const discReminding: Reminding = {
  section: SECTION.behavioral,
  whom: 'people',
  preview: (client, who) =>
    getDiscReminderPreviewQuery(client, { query: who as Schema<'RemindDiscPeople'> }),
  remind: remindDiscPeopleMutation as Reminding['remind'],
};

/** The people whose self-assessment is waited for. */
export const selfReminding = ofReviews('people', 'pessoas');

/** The managers whose ratings or feedback are waited for. */
export const managerReminding = ofReviews('managers', 'gestores');

function ofReviews(
  whom: Reminding['whom'],
  aQuem: Schema<'RemindPerformancePeople'>['aQuem'],
): Reminding {
  const of = (who: RemindedPeople) => ({ ...who, aQuem }) as Schema<'RemindPerformancePeople'>;
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
