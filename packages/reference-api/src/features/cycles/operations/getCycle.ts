import { isHoldingResults } from '@aferir/domain';
import { found } from '../../../operation/find-for-change.ts';
import { defineReading, type Operation } from '../../../operation/operation.ts';
import { readCompany } from '../../../platform/db/company-store.ts';
import { peopleByName } from '../audience/preview-rule.ts';
import type { CyclePorts } from '../cycle-ports.ts';
import { createCycleStore } from '../cycle-store.ts';
import { toCycleContent } from '../cycles-serializer.ts';
import { countCancelling, countWaiting } from '../participation/count-waiting.ts';
import { countResultsUnmailed } from '../participation/cycle-places.ts';
import { readTotem } from '../totem/totem-store.ts';

/** Reads a cycle. */
export function getCycle(ports: Pick<CyclePorts, 'requestsOf'>): Operation {
  return defineReading('getCycle', async ({ params: { id } }, { db, company }) => {
    const cycle = found(await createCycleStore(db, company.id).find(id));
    const { namedIds, exceptIds } = cycle.audience;
    const requests = ports.requestsOf(cycle.kind);
    const results = cycle.holdsResults ? requests.held : undefined;
    const isHeld = isHoldingResults(cycle);
    const { mails_reports: mailsResults } = await readCompany(db, company.id);
    const places = { companyId: company.id, requests, ids: [id] };
    return {
      data: toCycleContent(cycle, {
        named: await peopleByName(db, company.id, namedIds),
        except: await peopleByName(db, company.id, exceptIds),
        waiting: await countWaiting(db, company.id, cycle),
        cancelling: await countCancelling(db, ports, company.id, cycle),
        totemSince: (await readTotem(db, company.id, cycle))?.opened_at ?? null,
        held: isHeld ? ((await results?.count({ db, company }, id)) ?? 0) : 0,
        unmailed: await countResultsUnmailed(db, places),
        mailsResults,
        calibrated: (await results?.countCalibrated({ db, company }, id)) ?? 0,
      }),
    };
  });
}
