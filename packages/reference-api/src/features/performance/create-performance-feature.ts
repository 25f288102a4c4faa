import type { Services } from '../../operation/context.ts';
import { defineJob } from '../../platform/jobs/feature-job.ts';
import type { ReadCycleCourses } from '../../shared/cycles/cycle-course.ts';
import { doneOnceAny } from '../../shared/first-steps/first-step-part.ts';
import type { MailServices } from '../../shared/mail/mailer.ts';
import type { CycleRequests } from '../../shared/requests/cycle-requests.ts';
import { defineFeature, type Feature } from '../feature.ts';
import { expireAgreementMails } from './agreements/forget-agreements.ts';
import { beginAgreementReminders, remindAgreements } from './agreements/remind-agreements.ts';
import { calibrationExport } from './calibration/calibration-export.ts';
import { competenciesStep } from './competencies/has-competencies.ts';
import { positionCompetencies } from './competencies/position-competencies.ts';
import { competencyFiguresPart } from './figures/competency-figures.ts';
import { reviewFiguresPart } from './figures/review-figures.ts';
import { forgetReviews } from './forget-reviews.ts';
import { performanceExports } from './grids/performance-exports.ts';
import { calibrateScore } from './operations/calibrateScore.ts';
import { closePerformanceRequest } from './operations/closePerformanceRequest.ts';
import { confirmAgreement } from './operations/confirmAgreement.ts';
import { countPerformanceCompetencies } from './operations/countPerformanceCompetencies.ts';
import { createPerformanceHandedLink } from './operations/createPerformanceHandedLink.ts';
import { createPerformanceRequest } from './operations/createPerformanceRequest.ts';
import { createPerformanceRequestsForAll } from './operations/createPerformanceRequestsForAll.ts';
import { createPerformanceSlips } from './operations/createPerformanceSlips.ts';
import { createSessionLink } from './operations/createSessionLink.ts';
import { decideRater } from './operations/decideRater.ts';
import { finishSelfAssessment } from './operations/finishSelfAssessment.ts';
import { getAlignmentOfPerson } from './operations/getAlignmentOfPerson.ts';
import { getAroundMeans } from './operations/getAroundMeans.ts';
import { getCompetencyScores } from './operations/getCompetencyScores.ts';
import { getCycleCalibration } from './operations/getCycleCalibration.ts';
import { getLatestPerformanceResponse } from './operations/getLatestPerformanceResponse.ts';
import { getLatestPerformanceStatus } from './operations/getLatestPerformanceStatus.ts';
import { getManager } from './operations/getManager.ts';
import { getManagerByLink } from './operations/getManagerByLink.ts';
import { getOwnRating } from './operations/getOwnRating.ts';
import { getPerformanceMassSendPreview } from './operations/getPerformanceMassSendPreview.ts';
import { getPerformanceReminderPreview } from './operations/getPerformanceReminderPreview.ts';
import { getPerformanceReportHeader } from './operations/getPerformanceReportHeader.ts';
import { getPersonName } from './operations/getPersonName.ts';
import { getReviewStanding } from './operations/getReviewStanding.ts';
import { getScoreCalibration } from './operations/getScoreCalibration.ts';
import { getSelfAssessmentByLink } from './operations/getSelfAssessmentByLink.ts';
import { listAgreements } from './operations/listAgreements.ts';
import { listCompetencies } from './operations/listCompetencies.ts';
import { listDisagreements } from './operations/listDisagreements.ts';
import { listFeedback } from './operations/listFeedback.ts';
import { listManagerAnswers } from './operations/listManagerAnswers.ts';
import { listManagerScores } from './operations/listManagerScores.ts';
import { listOwnAgreements } from './operations/listOwnAgreements.ts';
import { listOwnManagerScores } from './operations/listOwnManagerScores.ts';
import { listOwnRatings } from './operations/listOwnRatings.ts';
import { listPerformanceByEmployee } from './operations/listPerformanceByEmployee.ts';
import { listPerformanceCompetencies } from './operations/listPerformanceCompetencies.ts';
import { listPerformanceRequestsOfPerson } from './operations/listPerformanceRequestsOfPerson.ts';
import { listRaterCandidates } from './operations/listRaterCandidates.ts';
import { listRaters } from './operations/listRaters.ts';
import { listReportsOfManager } from './operations/listReportsOfManager.ts';
import { listResponseCompetencies } from './operations/listResponseCompetencies.ts';
import { listSelfAnswers } from './operations/listSelfAnswers.ts';
import { listSelfScores } from './operations/listSelfScores.ts';
import { listTeamCompetencies } from './operations/listTeamCompetencies.ts';
import { markPerformanceStarted } from './operations/markPerformanceStarted.ts';
import { markPerformanceViewed } from './operations/markPerformanceViewed.ts';
import { orderCompetencies } from './operations/orderCompetencies.ts';
import { proposeRater } from './operations/proposeRater.ts';
import { remindPerformancePeople } from './operations/remindPerformancePeople.ts';
import { removeAgreement } from './operations/removeAgreement.ts';
import { resendPerformanceRequest } from './operations/resendPerformanceRequest.ts';
import { saveAgreement } from './operations/saveAgreement.ts';
import { saveCompetency } from './operations/saveCompetency.ts';
import { saveManagerAnswer } from './operations/saveManagerAnswer.ts';
import { saveManagerFeedback } from './operations/saveManagerFeedback.ts';
import { saveOwnRating } from './operations/saveOwnRating.ts';
import { saveSelfAnswer } from './operations/saveSelfAnswer.ts';
import { setAgreementOutcome } from './operations/setAgreementOutcome.ts';
import { setCompetencyActivity } from './operations/setCompetencyActivity.ts';
import { performanceAuditActions } from './performance-audit-actions.ts';
import { performanceSentences } from './performance-sentences.ts';
import { readPersonalData } from './personal-data/personal-data.ts';
import { beginRaterReminders, remindRaters } from './raters/remind-raters.ts';
import { performanceCycleRequests } from './requests/cycle-requests.ts';
import { reviewReminders } from './requests/review-reminders.ts';
import { settleWithoutManager } from './review/manager-leaving.ts';
import { performanceResponses } from './review/performance-responses.ts';
import { performanceTies } from './review/performance-ties.ts';
import { seedPerformanceExample } from './seed/seed-performance-example.ts';
import { performanceSheet } from './sheet/performance-sheet.ts';
import { performanceWaiting } from './waiting/performance-waiting.ts';

/** The feature, with what others take of it. */
export interface PerformanceFeature extends Feature {
  readonly positionCompetencies: typeof positionCompetencies;
  readonly cycleRequests: CycleRequests;
}

/** Performance reviews: requests, self-assessment, managers' ratings and feedback, report. */
export function createPerformanceFeature(
  services: Pick<Services, 'database' | 'clock' | 'jobs'>,
  mailing: MailServices,
  readCycleCourses: ReadCycleCourses,
): PerformanceFeature {
  const around = { ...mailing, readCycleCourses };
  const feature = defineFeature(import.meta.dirname, {
    sentences: performanceSentences,
    operations: [
      calibrateScore(around),
      closePerformanceRequest(mailing),
      confirmAgreement,
      countPerformanceCompetencies,
      createPerformanceHandedLink(mailing),
      createPerformanceSlips(mailing),
      createPerformanceRequest(mailing),
      createPerformanceRequestsForAll(mailing),
      createSessionLink,
      finishSelfAssessment(mailing),
      getAlignmentOfPerson,
      getCompetencyScores,
      getCycleCalibration(around),
      getLatestPerformanceResponse,
      getLatestPerformanceStatus,
      getManager,
      getManagerByLink,
      getPerformanceMassSendPreview,
      getPerformanceReminderPreview,
      getPerformanceReportHeader,
      getPersonName,
      getReviewStanding,
      getScoreCalibration,
      getSelfAssessmentByLink,
      listAgreements,
      listCompetencies,
      listDisagreements,
      listFeedback,
      listManagerAnswers,
      listManagerScores,
      listOwnAgreements,
      listOwnManagerScores,
      listPerformanceByEmployee,
      listPerformanceCompetencies,
      listPerformanceRequestsOfPerson(readCycleCourses),
      listReportsOfManager(readCycleCourses),
      listResponseCompetencies,
      listSelfAnswers,
      listSelfScores,
      listRaters(around),
      listRaterCandidates(around),
      proposeRater(around),
      decideRater(around),
      listOwnRatings(around),
      getOwnRating(around),
      saveOwnRating(around),
      getAroundMeans(around),
      listTeamCompetencies,
      markPerformanceStarted,
      markPerformanceViewed,
      orderCompetencies,
      remindPerformancePeople(mailing),
      removeAgreement,
      resendPerformanceRequest(mailing),
      saveAgreement(mailing),
      saveCompetency,
      saveManagerAnswer(mailing),
      saveManagerFeedback(mailing),
      saveSelfAnswer,
      setAgreementOutcome,
      setCompetencyActivity,
    ],
    links: performanceResponses,
    everyMinute: [
      {
        name: 'reminders of agreements',
        onlyMails: true,
        look: () => beginAgreementReminders(services),
      },
      {
        name: 'reminders of those around a person',
        onlyMails: true,
        look: () => beginRaterReminders(services),
      },
    ],
    jobs: [
      defineJob('remind-agreements', 1, (payload) =>
        remindAgreements({ ...services, ...mailing }, payload),
      ),
      defineJob('remind-raters', 1, (payload) => remindRaters({ ...services, ...around }, payload)),
    ],
    expire: { ofCompany: expireAgreementMails },
    auditActions: performanceAuditActions,
    exports: [...performanceExports, calibrationExport(around)],
    personLeft: settleWithoutManager(mailing),
    personForgotten: forgetReviews(mailing),
    personTies: performanceTies,
    reminders: reviewReminders,
    waiting: performanceWaiting,
    firstSteps: [competenciesStep, doneOnceAny('avaliacao', 'performance_response', 'person_id')],
    figures: [reviewFiguresPart, competencyFiguresPart],
    personalData: readPersonalData(around),
    personSheet: performanceSheet,
    example: seedPerformanceExample,
  });
  return { ...feature, positionCompetencies, cycleRequests: performanceCycleRequests };
}
