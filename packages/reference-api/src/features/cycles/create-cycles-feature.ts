import type { CycleKind } from '@aferir/domain';
import type { Services } from '../../operation/context.ts';
import { refersToPerson } from '../../platform/db/refers-to-person.ts';
import { defineJob } from '../../platform/jobs/feature-job.ts';
import type { MailServices } from '../../shared/mail/mailer.ts';
import type { ReminderPart } from '../../shared/reminders/reminder-part.ts';
import type { CycleRequests } from '../../shared/requests/cycle-requests.ts';
import { defineFeature, type Feature } from '../feature.ts';
import { cycleExports } from './cycle-exports.ts';
import { cyclesAuditActions } from './cycles-audit-actions.ts';
import { addCyclePeople } from './operations/addCyclePeople.ts';
import { closeCycle } from './operations/closeCycle.ts';
import { closeCycleTotem } from './operations/closeCycleTotem.ts';
import { createCycle } from './operations/createCycle.ts';
import { createCycleSlips } from './operations/createCycleSlips.ts';
import { deleteCycle } from './operations/deleteCycle.ts';
import { enterTotem } from './operations/enterTotem.ts';
import { getCycle } from './operations/getCycle.ts';
import { getCycleAdherence } from './operations/getCycleAdherence.ts';
import { getCycleClosing } from './operations/getCycleClosing.ts';
import { getCyclePreview } from './operations/getCyclePreview.ts';
import { getTotem } from './operations/getTotem.ts';
import { listCycleCandidates } from './operations/listCycleCandidates.ts';
import { listCyclePeople } from './operations/listCyclePeople.ts';
import { listCycles } from './operations/listCycles.ts';
import { moveCycleDeadline } from './operations/moveCycleDeadline.ts';
import { openCycleTotem } from './operations/openCycleTotem.ts';
import { releaseCycleResults } from './operations/releaseCycleResults.ts';
import { removeCyclePerson } from './operations/removeCyclePerson.ts';
import { sendCycleToUnsent } from './operations/sendCycleToUnsent.ts';
import { startCycle } from './operations/startCycle.ts';
import { unscheduleCycle } from './operations/unscheduleCycle.ts';
import { updateCycle } from './operations/updateCycle.ts';
import { figuresCycles } from './participation/figures-cycles.ts';
import { readPersonalData } from './personal-data.ts';
import { beginCycleReminders, beginScheduledCycles } from './running/begin-cycles.ts';
import { openResults, releaseDueResults } from './running/release-results.ts';
import { remindCycle } from './running/remind-cycle.ts';
import { runCycle } from './running/run-cycle.ts';
import { seedCyclesExample } from './seed/seed-cycles-example.ts';
import { createTotemService } from './totem/enter-totem.ts';
import { totemSentences } from './totem/totem-sentences.ts';

/** What the feature needs of others. */
export interface CyclesOfOthers extends MailServices {
  readonly requests: Readonly<Record<CycleKind, CycleRequests>>;
  /** What people are reminded of. */
  readonly reminders: readonly ReminderPart[];
}

/** The feature, with what others take of it. */
export interface CyclesFeature extends Feature {
  readonly begun: typeof figuresCycles;
}

/** Cycles of assessments: whom they are for, how far these are. `requests` are those of each kind. */
export function createCyclesFeature(
  services: Services,
  { mailer, requests, reminders }: CyclesOfOthers,
): CyclesFeature {
  const ports = { jobs: services.jobs, mailer, requestsOf: (kind: CycleKind) => requests[kind] };
  const totems = createTotemService(services, ports);
  const cycles = listCycles(ports);
  const people = listCyclePeople(ports);
  const feature = defineFeature(import.meta.dirname, {
    sentences: totemSentences,
    operations: [
      addCyclePeople(ports),
      closeCycle(ports),
      closeCycleTotem,
      createCycle,
      createCycleSlips(ports),
      deleteCycle,
      enterTotem(totems),
      getCycle(ports),
      getCycleAdherence(ports),
      getCycleClosing(ports),
      getCyclePreview(ports),
      getTotem(totems),
      listCycleCandidates,
      people,
      cycles,
      moveCycleDeadline,
      openCycleTotem,
      releaseCycleResults(ports),
      removeCyclePerson(ports),
      sendCycleToUnsent(ports),
      startCycle(ports),
      unscheduleCycle,
      updateCycle,
    ],
    everyMinute: [
      { name: 'cycles', onlyMails: false, look: () => beginScheduledCycles(services) },
      { name: 'releases of results', onlyMails: false, look: () => releaseDueResults(services) },
      { name: 'reminders of cycles', onlyMails: true, look: () => beginCycleReminders(services) },
    ],
    jobs: [
      defineJob('run-cycle', 1, (payload) => runCycle({ ...services, ...ports }, payload)),
      defineJob('release-results', 1, (payload) => openResults({ ...services, ...ports }, payload)),
      defineJob('remind-cycle', 1, (payload) =>
        remindCycle({ ...services, ...ports, parts: reminders }, payload),
      ),
    ],
    auditActions: cyclesAuditActions,
    exports: cycleExports(cycles, people),
    personalData: readPersonalData,
    personTies: () => refersToPerson('cycle_person', 'person_id'),
    example: seedCyclesExample(requests),
  });
  return { ...feature, begun: figuresCycles };
}
