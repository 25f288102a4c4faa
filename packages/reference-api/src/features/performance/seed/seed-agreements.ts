import { confirmedByWriting, dateOnlyOf, otherSide, PERFORMANCE_STATUS } from '@aferir/domain';
import type { Insertable } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { after, day } from '../../../shared/example/moments.ts';
import type { ExampleToFill } from '../../../shared/example/seed-place.ts';
import type { AgreementTable } from '../agreements/agreement-tables.ts';
import { type ExampleAgreement, exampleAgreements } from './example-agreements.ts';
import type { InsertedReview } from './insert-reviews.ts';

/** Everybody whom they wait for was asked and reminded long ago, so that nobody is mailed anew. */
const ASKS = 2;

/** Seeds what people and their managers have agreed on after finished reviews; whose people are not there, has none. */
export async function seedAgreements(
  db: Db,
  { company, people, now }: Pick<ExampleToFill, 'company' | 'people' | 'now'>,
  reviews: readonly InsertedReview[],
): Promise<void> {
  const idOf = (name: string) => people.find((person) => person.name === name)?.id;
  const rows = exampleAgreements.flatMap((planned): Omit<Insertable<AgreementTable>, 'id'>[] => {
    const managerId = idOf(planned.manager);
    const review = reviews.findLast(
      ({ person, response }) =>
        person.name === planned.person && response.status === PERFORMANCE_STATUS.finished,
    );
    if (!review || managerId === undefined) return [];
    const { person, response, competencies } = review;
    return [
      {
        company_id: company.id,
        response_id: response.id,
        person_id: person.id,
        manager_id: planned.awaits === 'manager' ? null : managerId,
        goal: planned.goal,
        action: planned.action,
        doer: planned.doer,
        competency_id:
          planned.competency === null ? null : (competencies[planned.competency]?.id ?? null),
        due_on: dateOnlyOf(after(now, planned.dueInDays * day)),
        ...courseOf(planned, now),
      },
    ];
  });
  if (rows.length > 0) await db.insertInto('agreement').values(rows).execute();
}

function courseOf({ writtenDaysAgo, awaits, dueInDays, outcome }: ExampleAgreement, now: Date) {
  const written = after(now, -writtenDaysAgo * day);
  const confirmed = after(written, day);
  const { personConfirmedAt, managerConfirmedAt } = confirmedByWriting(
    awaits ? otherSide(awaits) : 'manager',
    written,
  );
  return {
    created_at: written,
    person_confirmed_at: awaits === null ? confirmed : personConfirmedAt,
    manager_confirmed_at: managerConfirmedAt,
    held_at: awaits === null ? confirmed : null,
    outcome,
    ended_at: outcome && after(now, dueInDays * day),
    asks: ASKS,
    asked_on: dateOnlyOf(after(written, 3 * day)),
  };
}
