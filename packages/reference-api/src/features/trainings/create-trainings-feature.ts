import type { Services } from '../../operation/context.ts';
import { refersToPerson } from '../../platform/db/refers-to-person.ts';
import type { OpenLearning } from '../../shared/learning/learning.ts';
import type { MailServices } from '../../shared/mail/mailer.ts';
import { videosExpiry } from '../../shared/videos/videos-expiry.ts';
import { defineFeature, type Feature } from '../feature.ts';
import { forgetAuthor } from './forget-author.ts';
import { createLearningStore } from './learning/learning-store.ts';
import { checkTrainingName } from './operations/checkTrainingName.ts';
import { createTraining } from './operations/createTraining.ts';
import { createTrainingCategory } from './operations/createTrainingCategory.ts';
import { deleteTraining } from './operations/deleteTraining.ts';
import { getTraining } from './operations/getTraining.ts';
import { getTrainingReport } from './operations/getTrainingReport.ts';
import { getTrainingSendPreview } from './operations/getTrainingSendPreview.ts';
import { getTrainingTotals } from './operations/getTrainingTotals.ts';
import { listTrainingCandidates } from './operations/listTrainingCandidates.ts';
import { listTrainingCategories } from './operations/listTrainingCategories.ts';
import { listTrainingStateOfPerson } from './operations/listTrainingStateOfPerson.ts';
import { listTrainings } from './operations/listTrainings.ts';
import { resendTrainingInvitation } from './operations/resendTrainingInvitation.ts';
import { sendTrainingInvitations } from './operations/sendTrainingInvitations.ts';
import { setTrainingActive } from './operations/setTrainingActive.ts';
import { setTrainingActiveByGet } from './operations/setTrainingActiveByGet.ts';
import { updateTraining } from './operations/updateTraining.ts';
import { readPersonalData } from './personal-data/personal-data.ts';
import { listProgress, trainingFigures } from './progress/training-progress.ts';
import { seedTrainingExample } from './seed/seed-training-example.ts';
import { trainingLinks } from './sending/training-links.ts';
import { trainingReminders } from './sending/training-reminders.ts';
import { trainingsSheet } from './sheet/trainings-sheet.ts';
import { trainingExports } from './training-exports.ts';
import type { TrainingFiles } from './training-service.ts';
import { trainingsAuditActions } from './trainings-audit-actions.ts';
import { createVideoOperations } from './videos/create-video-operations.ts';

/** What the feature needs of others. */
export interface TrainingsPorts extends TrainingFiles, MailServices {}

/** The feature, with what others take of it. */
export interface TrainingsFeature extends Feature {
  readonly learning: OpenLearning;
  /** How far people are, by training. */
  readonly progress: typeof listProgress;
}

/** The trainings of a company: their sessions of videos, and whom they are for. */
export function createTrainingsFeature(
  services: Services,
  { images, videos, ...mailing }: TrainingsPorts,
): TrainingsFeature {
  const files = { images, videos };
  const feature = defineFeature(import.meta.dirname, {
    operations: [
      checkTrainingName,
      createTraining(files),
      createTrainingCategory,
      deleteTraining(files),
      getTraining,
      getTrainingReport,
      getTrainingSendPreview,
      getTrainingTotals,
      listTrainingCandidates,
      listTrainingCategories,
      listTrainings,
      listTrainingStateOfPerson,
      resendTrainingInvitation(mailing),
      sendTrainingInvitations(mailing),
      setTrainingActive,
      setTrainingActiveByGet,
      updateTraining(files),
      ...createVideoOperations({ services, videos }),
    ],
    links: trainingLinks,
    expire: videosExpiry(videos),
    auditActions: trainingsAuditActions,
    personForgotten: forgetAuthor,
    exports: trainingExports,
    figures: [trainingFigures],
    personTies: () => refersToPerson('training_person', 'person_id'),
    reminders: [trainingReminders],
    personalData: readPersonalData,
    personSheet: trainingsSheet,
    example: seedTrainingExample(services.files),
  });
  return { ...feature, learning: createLearningStore, progress: listProgress };
}
