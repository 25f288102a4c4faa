import { sql } from 'kysely';
import { onReference } from '../../../platform/db/on-reference.ts';
import type { ReminderPart } from '../../../shared/reminders/reminder-part.ts';
import { mailNextLink } from '../../../shared/requests/answering-mail.ts';
import { createSendingStore } from './sending-store.ts';
import { trainingLinks } from './training-links.ts';
import { trainingReminderMail } from './training-mails.ts';

/** Active trainings, of which those are reminded whom they were sent to and who have not concluded them. */
export const trainingReminders: ReminderPart = {
  kind: 'training',
  link: { kind: trainingLinks.kind, role: 'self' },
  waiting: (db, companyId) =>
    db
      .selectFrom('training_person as assigned')
      .innerJoin('training', (join) => onReference(join, 'training', 'assigned.training_id'))
      .where('assigned.company_id', '=', companyId)
      .where('assigned.sent_at', 'is not', null)
      .where('training.is_active', '=', true)
      // As `stateOfTraining` has it: a video is left that is not concluded.
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('training_resource as resource')
            .leftJoin('training_progress as progress', (join) =>
              join
                .onRef('progress.company_id', '=', 'resource.company_id')
                .onRef('progress.training_id', '=', 'resource.training_id')
                .onRef('progress.resource_id', '=', 'resource.id')
                .onRef('progress.person_id', '=', 'assigned.person_id'),
            )
            .whereRef('resource.company_id', '=', 'assigned.company_id')
            .whereRef('resource.training_id', '=', 'assigned.training_id')
            .where('progress.concluded_at', 'is', null)
            .select('resource.id'),
        ),
      )
      .select([
        'assigned.training_id as response_id',
        'assigned.person_id',
        'assigned.person_id as awaited_id',
      ])
      .select(({ ref }) => ref('assigned.sent_at').$notNull().as('since'))
      .select(sql<number | null>`null::bigint`.as('cycle_id')),
  async lock(db, companyId, { response_id: trainingId, person_id: personId }) {
    await createSendingStore(db, companyId).lock(trainingId);
    // Whoever watches it holds this row as they save; somebody who has not begun has none.
    await db
      .selectFrom('training_learner')
      .where('company_id', '=', companyId)
      .where('training_id', '=', trainingId)
      .where('person_id', '=', personId)
      .select('person_id')
      .forUpdate()
      .execute();
  },
  async mail(services, origin, { responseId, recipient }, note) {
    const { db, company } = origin;
    const training = await createSendingStore(db, company.id).lock(responseId);
    const request = { responseId, person: recipient, to: recipient.email };
    await mailNextLink(services, origin, trainingLinks, request, (_request, mail) =>
      trainingReminderMail(mail, training?.title ?? '', note),
    );
  },
};
