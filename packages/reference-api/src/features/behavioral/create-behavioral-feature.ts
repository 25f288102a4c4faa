import { refersToPerson } from '../../platform/db/refers-to-person.ts';
import { doneOnceAny } from '../../shared/first-steps/first-step-part.ts';
import type { MailServices } from '../../shared/mail/mailer.ts';
import type { CycleRequests } from '../../shared/requests/cycle-requests.ts';
import { defineFeature, type Feature } from '../feature.ts';
import { behavioralAuditActions } from './behavioral-audit-actions.ts';
import { behavioralSentences } from './behavioral-sentences.ts';
import { discResponses } from './disc-responses.ts';
import { behavioralFigures } from './figures/disc-figures.ts';
import { forgetRequests } from './forget-requests.ts';
import { latestAssessments } from './latest-assessments.ts';
import { reportMailing } from './mails/report-mailing.ts';
import { closeDiscRequest } from './operations/closeDiscRequest.ts';
import { compareTeamPeople } from './operations/compareTeamPeople.ts';
import { createDiscHandedLink } from './operations/createDiscHandedLink.ts';
import { createDiscRequest } from './operations/createDiscRequest.ts';
import { createDiscRequestsForAll } from './operations/createDiscRequestsForAll.ts';
import { createDiscSessionLink } from './operations/createDiscSessionLink.ts';
import { createDiscSlips } from './operations/createDiscSlips.ts';
import { finishDiscResponse } from './operations/finishDiscResponse.ts';
import { getDiscActiveRequest } from './operations/getDiscActiveRequest.ts';
import { getDiscAnswers } from './operations/getDiscAnswers.ts';
import { getDiscMassSendPreview } from './operations/getDiscMassSendPreview.ts';
import { getDiscProfileReport } from './operations/getDiscProfileReport.ts';
import { getDiscQuestionOptions } from './operations/getDiscQuestionOptions.ts';
import { getDiscReminderPreview } from './operations/getDiscReminderPreview.ts';
import { getQuestionnaireByLink } from './operations/getQuestionnaireByLink.ts';
import { getTeamMap } from './operations/getTeamMap.ts';
import { listDiscCompetencies } from './operations/listDiscCompetencies.ts';
import { listDiscOutcomeCounts } from './operations/listDiscOutcomeCounts.ts';
import { listDiscQuestions } from './operations/listDiscQuestions.ts';
import { listDiscRequestsOfPerson } from './operations/listDiscRequestsOfPerson.ts';
import { listDiscResultSections } from './operations/listDiscResultSections.ts';
import { listDiscTraits } from './operations/listDiscTraits.ts';
import { remindDiscPeople } from './operations/remindDiscPeople.ts';
import { resendDiscRequest } from './operations/resendDiscRequest.ts';
import { saveDiscAnswers } from './operations/saveDiscAnswers.ts';
import { sendDiscReportLink } from './operations/sendDiscReportLink.ts';
import { sendDiscReportPdf } from './operations/sendDiscReportPdf.ts';
import { updateDiscStatus } from './operations/updateDiscStatus.ts';
import { readPersonalData } from './personal-data/personal-data.ts';
import { behavioralCycleRequests } from './requests/cycle-requests.ts';
import { discReminders } from './requests/disc-reminders.ts';
import type { DiscPeopleListed } from './requests/reminded-people.ts';
import { seedBehavioralExample } from './seed/seed-behavioral-example.ts';
import { behavioralSheet } from './sheet/behavioral-sheet.ts';
import { teamMaps } from './team/team-maps.ts';
import { behavioralWaiting } from './waiting/behavioral-waiting.ts';

/** The feature, with what others take of it. */
export interface BehavioralFeature extends Feature {
  readonly assessments: typeof latestAssessments;
  readonly cycleRequests: CycleRequests;
  readonly teamMaps: typeof teamMaps;
}

/** The behavioral assessment: requests, questionnaire and report. `listed` is the list whose people are reminded. */
export function createBehavioralFeature(
  services: MailServices,
  listed: DiscPeopleListed,
): BehavioralFeature {
  const feature = defineFeature(import.meta.dirname, {
    sentences: behavioralSentences,
    operations: [
      closeDiscRequest,
      createDiscHandedLink(services),
      createDiscSlips(services, listed),
      compareTeamPeople,
      createDiscRequest(services),
      createDiscRequestsForAll(services),
      createDiscSessionLink,
      finishDiscResponse,
      getDiscActiveRequest,
      getDiscAnswers,
      getDiscMassSendPreview,
      getDiscProfileReport,
      getDiscReminderPreview(listed),
      getDiscQuestionOptions,
      getQuestionnaireByLink,
      getTeamMap,
      listDiscCompetencies,
      listDiscOutcomeCounts,
      listDiscQuestions,
      listDiscRequestsOfPerson,
      listDiscResultSections,
      listDiscTraits,
      remindDiscPeople(services, listed),
      resendDiscRequest(services),
      saveDiscAnswers,
      sendDiscReportLink(services),
      sendDiscReportPdf(services),
      updateDiscStatus,
    ],
    links: discResponses,
    mailings: [reportMailing],
    auditActions: behavioralAuditActions,
    personForgotten: forgetRequests,
    personTies: () => refersToPerson('disc_response', 'person_id'),
    reminders: [discReminders],
    waiting: behavioralWaiting,
    firstSteps: [doneOnceAny('avaliacao', 'disc_response', 'person_id')],
    figures: [behavioralFigures],
    personalData: readPersonalData,
    personSheet: behavioralSheet,
    example: seedBehavioralExample,
  });
  return {
    ...feature,
    assessments: latestAssessments,
    cycleRequests: behavioralCycleRequests,
    teamMaps,
  };
}
