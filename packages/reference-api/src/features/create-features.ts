import type { Services } from '../context.ts';
import { createStoredImages } from '../images/stored-images.ts';
import { hasReport, nameKinds } from '../links/link-kind.ts';
import { assertCountedApart } from '../mail/mail-throttle.ts';
import { createMailer } from '../mail/mailer.ts';
import { requestMailings } from '../requests/request-mailings.ts';
import type { Sessions } from '../sessions/session-tokens.ts';
import { createStoredVideos } from '../videos/stored-videos.ts';
import { createAccessFeature } from './access/create-access-feature.ts';
import { createAccessProfilesFeature } from './access-profiles/create-access-profiles-feature.ts';
import { createAccountFeature } from './account/create-account-feature.ts';
import { createBehavioralFeature } from './behavioral/create-behavioral-feature.ts';
import { createDashboardFeature } from './dashboard/create-dashboard-feature.ts';
import { createEmployeesFeature } from './employees/create-employees-feature.ts';
import { type Feature, partsOf } from './feature.ts';
import { createGamePlayerFeature } from './game-player/create-game-player-feature.ts';
import { createGamesFeature } from './games/create-games-feature.ts';
import { createImagesFeature } from './images/create-images-feature.ts';
import { createInstitutionFeature } from './institution/create-institution-feature.ts';
import { createNotificationsFeature } from './notifications/create-notifications-feature.ts';
import { createOrganizationFeature } from './organization/create-organization-feature.ts';
import { createPerformanceFeature } from './performance/create-performance-feature.ts';
import { createPortalFeature } from './portal/create-portal-feature.ts';
import { createPositionsFeature } from './positions/create-positions-feature.ts';
import { createTrainingPlayerFeature } from './training-player/create-training-player-feature.ts';
import { createTrainingsFeature } from './trainings/create-trainings-feature.ts';
import { createUsersFeature } from './users/create-users-feature.ts';

/**
 * All features, and the only place that lists them. What one needs of another is handed to it here, so
 * that no feature knows another.
 */
export function createFeatures(services: Services, sessions: Sessions): readonly Feature[] {
  const images = createStoredImages(services);
  const videos = createStoredVideos(services);
  const mailing = { mailer: createMailer(services.jobs) };
  const behavioral = createBehavioralFeature(mailing);
  const performance = createPerformanceFeature(mailing);
  const trainings = createTrainingsFeature(services, { ...mailing, images, videos });
  const games = createGamesFeature(mailing);
  const linkKinds = partsOf([behavioral, performance, trainings, games], 'links');
  const nameKind = nameKinds(linkKinds);

  const access = createAccessFeature(services, {
    sessions,
    ...mailing,
    nameKind,
    results: behavioral.assessments,
  });
  const account = createAccountFeature({ ...mailing, password: access.password, images });
  const accessProfiles = createAccessProfilesFeature();
  const users = createUsersFeature({ ...mailing, images });
  const trainingPlayer = createTrainingPlayerFeature(services, {
    ...mailing,
    learning: trainings.learning,
  });
  const organization = createOrganizationFeature();
  const positions = createPositionsFeature(performance.positionCompetencies);
  const employees = createEmployeesFeature(services, {
    ...mailing,
    assessments: behavioral.assessments,
    personLeft: partsOf([users, access, behavioral, performance], 'personLeft'),
    personReturned: partsOf([users], 'personReturned'),
    personTies: partsOf(
      [users, behavioral, performance, trainings, trainingPlayer, games],
      'personTies',
    ),
    places: { position: positions.places, department: organization.places },
    images,
  });
  const institution = createInstitutionFeature(services, {
    ...mailing,
    images,
    reminders: partsOf([behavioral, performance, trainings], 'reminders').flat(),
  });
  const dashboard = createDashboardFeature({
    waiting: partsOf([behavioral, performance], 'waiting'),
    figures: partsOf(
      [behavioral, organization, positions, performance, trainings],
      'figures',
    ).flat(),
    positionHeadcounts: positions.headcounts,
    trainingProgress: trainings.progress,
  });

  const features = [
    access,
    accessProfiles,
    account,
    behavioral,
    dashboard,
    employees,
    games,
    createGamePlayerFeature({ playing: games.playing }),
    createImagesFeature(services, images),
    institution,
    createNotificationsFeature({ kinds: linkKinds, nameKind }),
    organization,
    performance,
    positions,
    trainings,
    trainingPlayer,
    users,
  ];
  const portal = createPortalFeature(services, {
    kinds: linkKinds.filter(hasReport),
    nameKind,
    personalData: partsOf(features, 'personalData'),
    auditActions: partsOf(features, 'auditActions'),
    images,
  });
  const all = [...features, portal];
  assertCountedApart([...Object.values(requestMailings), ...partsOf(all, 'mailings').flat()]);
  return all;
}
