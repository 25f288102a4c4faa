import { found } from '../../../operation/find-for-change.ts';
import { defineReading } from '../../../operation/operation.ts';
import { forbidden } from '../../../platform/errors/failures.ts';
import { readAwaitedAnswers } from '../../../shared/reminders/last-reminders.ts';
import { behavioralMessages } from '../behavioral-messages.ts';
import { listDiscRequests } from '../behavioral-read-model.ts';
import { createBehavioralStore } from '../behavioral-store.ts';
import { toRequest } from '../disc-serializer.ts';

/** Lists the requests of a person, newest first. */
export const listDiscRequestsOfPerson = defineReading(
  'listDiscRequestsOfPerson',
  async ({ query }, { db, company, actor }) => {
    const { idOrganogramaPessoa: personId, take = 30, index = 0, filter } = query;
    if (actor.kind === 'employee' && actor.personId !== personId) {
      throw forbidden(behavioralMessages.notYours);
    }
    const person = found(await createBehavioralStore(db, company.id).findPerson(personId));
    const { rows, total } = await listDiscRequests(db, {
      companyId: company.id,
      personId,
      search: filter,
      take,
      page: index,
    });
    const open = rows.filter((row) => row.finished_at === null && row.closed_at === null);
    const awaited = await readAwaitedAnswers(
      db,
      { companyId: company.id, kind: 'behavioral' },
      open.map(({ id, sent_at }) => ({ responseId: id, since: sent_at, managers: [] })),
    );
    return {
      data: {
        rows: rows.map((row) => toRequest(row, person, awaited.get(row.id) ?? null)),
        qtdRecords: total,
      },
    };
  },
);
