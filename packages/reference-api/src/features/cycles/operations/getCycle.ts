import { found } from '../../../operation/find-for-change.ts';
import { defineReading } from '../../../operation/operation.ts';
import { peopleByName } from '../audience/preview-rule.ts';
import { createCycleStore } from '../cycle-store.ts';
import { toCycleContent } from '../cycles-serializer.ts';
import { countWaiting } from '../participation/count-waiting.ts';

/** Reads a cycle. */
export const getCycle = defineReading('getCycle', async ({ params: { id } }, { db, company }) => {
  const cycle = found(await createCycleStore(db, company.id).find(id));
  const { namedIds, exceptIds } = cycle.audience;
  return {
    data: toCycleContent(cycle, {
      named: await peopleByName(db, company.id, namedIds),
      except: await peopleByName(db, company.id, exceptIds),
      waiting: await countWaiting(db, company.id, cycle),
    }),
  };
});
