import { frozenCompetencies } from '@aferir/domain';
import type { InCompany } from '../../../platform/db/in-company.ts';
import { conflict } from '../../../platform/errors/failures.ts';
import type { MailServices } from '../../../shared/mail/mailer.ts';
import {
  newRequests,
  type RequestSender,
  requestsFor,
} from '../../../shared/requests/new-requests.ts';
import type { AskedPerson } from '../../../shared/requests/recipient.ts';
import { performanceMessages } from '../performance-messages.ts';
import { createPerformanceStore, type FrozenCompetencies } from '../review/performance-store.ts';
import { mailRequests } from './request-mail.ts';

/**
 * Sends requests to some people, each with the competencies of this moment; returns the ids of the new
 * responses. People who have an open request get none.
 */
export async function sendRequests(
  services: MailServices,
  sender: RequestSender,
  people: readonly AskedPerson[],
): Promise<number[]> {
  const store = createPerformanceStore(sender.db, sender.company.id);
  const competenciesOf = await readSelections(sender, people);
  const responses = await store.insert(requestsFor(sender, people));
  const requests = newRequests(sender, responses, people).map((request) => ({
    ...request,
    competencies: competenciesOf(request.person.id),
  }));
  await store.freezeCompetencies(requests);
  await mailRequests(
    services,
    sender,
    requests.map((request) => ({ ...request, competencyCount: request.competencies.length })),
  );
  return responses.map(({ id }) => id);
}

/** Reads what each of some people is to be rated in, by the position held now. */
async function readSelections(
  { db, company }: InCompany,
  people: readonly AskedPerson[],
): Promise<(personId: number) => FrozenCompetencies['competencies']> {
  const store = createPerformanceStore(db, company.id);
  const active = await store.listActiveCompetencies();
  if (active.length === 0) throw conflict(performanceMessages.noCompetencies);
  const selected = await store.selectedCompetencies(people.map(({ id }) => id));
  return (personId) => frozenCompetencies(active, selected.get(personId) ?? []);
}
