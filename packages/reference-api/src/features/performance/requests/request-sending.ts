import { frozenCompetencies } from '@aferir/domain';
import { type OperationContext, staffIdOf } from '../../../context.ts';
import { conflict } from '../../../errors/failures.ts';
import type { Recipient } from '../../../requests/recipient.ts';
import { performanceMessages } from '../performance-messages.ts';
import type { PerformanceServices } from '../performance-services.ts';
import { createPerformanceStore, type FrozenCompetencies } from '../review/performance-store.ts';
import { positionsOf } from './recipients-read-model.ts';
import { mailRequests } from './request-mail.ts';

/**
 * Sends requests to some people, each with the competencies of this moment; returns the ids of the new
 * responses. People who have an open request get none.
 */
export async function sendRequests(
  services: PerformanceServices,
  context: OperationContext,
  people: readonly Recipient[],
): Promise<number[]> {
  const { db, company, actor, now } = context;
  const store = createPerformanceStore(db, company.id);
  const competenciesOf = await readSelections(context, people);
  const responses = await store.insert(
    people.map(({ id, email }) => ({
      personId: id,
      requestedBy: staffIdOf(actor),
      mailedTo: email,
      sentAt: now,
    })),
  );
  const personById = new Map(people.map((person) => [person.id, person]));
  const requests = responses.flatMap(({ id: responseId, person_id }) => {
    const person = personById.get(person_id);
    if (!person) return [];
    return [{ responseId, person, to: person.email, competencies: competenciesOf(person_id) }];
  });
  await store.freezeCompetencies(requests);
  await mailRequests(
    services,
    context,
    requests.map((request) => ({ ...request, competencyCount: request.competencies.length })),
  );
  return responses.map(({ id }) => id);
}

/** Reads what each of some people is to be rated in, by the position held now. */
async function readSelections(
  { db, company }: OperationContext,
  people: readonly Recipient[],
): Promise<(personId: number) => FrozenCompetencies['competencies']> {
  const store = createPerformanceStore(db, company.id);
  const active = await store.listActiveCompetencies();
  if (active.length === 0) throw conflict(performanceMessages.noCompetencies);
  const positions = await positionsOf(
    db,
    company.id,
    people.map(({ id }) => id),
  );
  const selected = await store.selectedCompetencies([...positions.values()]);
  return (personId) => frozenCompetencies(active, selected.get(positions.get(personId) ?? 0) ?? []);
}
