import { reviewFor } from '@aferir/domain';
import { found } from '../../../operation/find-for-change.ts';
import { defineReading, type Operation } from '../../../operation/operation.ts';
import { forbidden } from '../../../platform/errors/failures.ts';
import type { ReadCycleCourses } from '../../../shared/cycles/cycle-course.ts';
import { readCyclesOfRequests } from '../../../shared/cycles/cycle-of-request.ts';
import { toPerformanceRequest } from '../grids/performance-grid-serializer.ts';
import { performanceMessages } from '../performance-messages.ts';
import { listReviewsOfPerson } from '../requests/person-requests-read-model.ts';
import { readAwaitedReviews } from '../review/awaited-reviews.ts';
import { createPerformanceStore } from '../review/performance-store.ts';

/** Lists the performance requests of a person, newest first, each with its cycle. */
export function listPerformanceRequestsOfPerson(readCycleCourses: ReadCycleCourses): Operation {
  return defineReading('listPerformanceRequestsOfPerson', async ({ query }, context) => {
    const { db, company, actor } = context;
    const { idOrganogramaPessoa: personId, take = 30, index = 0, filter } = query;
    if (actor.kind === 'employee' && actor.personId !== personId) {
      throw forbidden(performanceMessages.notYours);
    }
    const person = found(await createPerformanceStore(db, company.id).findPerson(personId));
    const reader = { role: actor.kind === 'staff' ? ('staff' as const) : ('owner' as const) };
    const { rows: all, total } = await listReviewsOfPerson(db, reader, {
      companyId: company.id,
      personId,
      search: filter,
      take,
      page: index,
    });
    const rows = all.map((row) => reviewFor(row, reader));
    // Of a withheld review nobody is told whom it waits for.
    const open = rows.filter((row, at) => row.closed_at === null && row.status === all[at]?.status);
    const awaited = await readAwaitedReviews(context, open);
    const cycleIds = rows.map(({ cycle_id }) => cycle_id);
    const cycles = await readCyclesOfRequests(readCycleCourses, context, cycleIds);
    return {
      data: {
        rows: rows.map((row) => toPerformanceRequest(row, person, { awaited, cycles })),
        qtdRecords: total,
      },
    };
  });
}
