import { createAccessFeature } from '../features/access/create-access-feature.ts';
import { createAccessProfilesFeature } from '../features/access-profiles/create-access-profiles-feature.ts';
import { createAccountFeature } from '../features/account/create-account-feature.ts';
import { createBehavioralFeature } from '../features/behavioral/create-behavioral-feature.ts';
import { createCyclesFeature } from '../features/cycles/create-cycles-feature.ts';
import { readCycleCourses } from '../features/cycles/cycle-courses.ts';
import { createDashboardFeature } from '../features/dashboard/create-dashboard-feature.ts';
import { createEmployeesFeature } from '../features/employees/create-employees-feature.ts';
import { listedPeopleOf } from '../features/employees/listed-people.ts';
import { createExportsFeature } from '../features/exports/create-exports-feature.ts';
import { forgetFiles } from '../features/exports/forget-files.ts';
import { type Feature, partsOf } from '../features/feature.ts';
import { createGamePlayerFeature } from '../features/game-player/create-game-player-feature.ts';
import { createGamesFeature } from '../features/games/create-games-feature.ts';
import { createImagesFeature } from '../features/images/create-images-feature.ts';
import { createInstitutionFeature } from '../features/institution/create-institution-feature.ts';
import { createNotificationsFeature } from '../features/notifications/create-notifications-feature.ts';
import { createOrganizationFeature } from '../features/organization/create-organization-feature.ts';
import { createPerformanceFeature } from '../features/performance/create-performance-feature.ts';
import { createPortalFeature } from '../features/portal/create-portal-feature.ts';
import { createPositionsFeature } from '../features/positions/create-positions-feature.ts';
import { createTrainingPlayerFeature } from '../features/training-player/create-training-player-feature.ts';
import { createTrainingsFeature } from '../features/trainings/create-trainings-feature.ts';
import { createUsersFeature } from '../features/users/create-users-feature.ts';
import type { Services } from '../operation/context.ts';
import type { Contract } from '../operation/contract/contract-document.ts';
import { hasReport, nameKinds } from '../operation/links/link-kind.ts';
import type { Sessions } from '../operation/sessions/session-tokens.ts';
import { createStoredImages } from '../shared/images/stored-images.ts';
import { assertCountedApart } from '../shared/mail/mail-throttle.ts';
import { createMailer } from '../shared/mail/mailer.ts';
import { requestMailings } from '../shared/requests/request-mailings.ts';
import { createStoredVideos } from '../shared/videos/stored-videos.ts';

/**
 * All features, and the only place that lists them. What one needs of another is handed to it here, so
 * that no feature knows another.
 */
export function createFeatures(
  services: Services,
  { sessions, contract }: { readonly sessions: Sessions; readonly contract: Contract },
): readonly Feature[] {
  const images = createStoredImages(services);
  const videos = createStoredVideos(services);
  const mailing = { mailer: createMailer(services.jobs) };
  const behavioral = createBehavioralFeature(mailing, listedPeopleOf);
  const performance = createPerformanceFeature(services, mailing, readCycleCourses);
  const trainings = createTrainingsFeature(services, { ...mailing, images, videos });
  const games = createGamesFeature(mailing);
  const cycles = createCyclesFeature(services, {
    ...mailing,
    requests: { behavioral: behavioral.cycleRequests, performance: performance.cycleRequests },
    reminders: partsOf([behavioral, performance], 'reminders').flat(),
  });
  const linkKinds = partsOf([behavioral, performance, trainings, games], 'links');
  const nameKind = nameKinds(linkKinds);

  const access = createAccessFeature(services, {
    sessions,
    ...mailing,
    nameKind,
    results: behavioral.assessments,
    readCycleCourses,
  });
  const account = createAccountFeature({ ...mailing, password: access.password, images });
  const accessProfiles = createAccessProfilesFeature();
  const users = createUsersFeature(services, { ...mailing, images });
  const trainingPlayer = createTrainingPlayerFeature(services, {
    ...mailing,
    learning: trainings.learning,
  });
  const organization = createOrganizationFeature();
  const positions = createPositionsFeature(performance.positionCompetencies);
  const notifications = createNotificationsFeature({ kinds: linkKinds, nameKind });
  const employees = createEmployeesFeature(services, {
    ...mailing,
    assessments: behavioral.assessments,
    personLeft: partsOf([users, access, behavioral, performance], 'personLeft'),
    personReturned: partsOf([users], 'personReturned'),
    personForgotten: [
      ...partsOf(
        [
          ...[users, organization, behavioral, performance],
          ...[trainings, trainingPlayer, games, notifications],
        ],
        'personForgotten',
      ),
      forgetFiles(services.files),
    ],
    personTies: partsOf(
      [users, behavioral, performance, cycles, trainings, trainingPlayer, games],
      'personTies',
    ),
    personSheet: partsOf([behavioral, performance, trainings, games], 'personSheet'),
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
    firstSteps: partsOf([institution, employees, performance, behavioral], 'firstSteps').flat(),
    figures: partsOf(
      [behavioral, organization, positions, performance, trainings],
      'figures',
    ).flat(),
    cycles: cycles.begun,
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
    notifications,
    organization,
    performance,
    // Its example is made of requests of those before it.
    cycles,
    positions,
    trainings,
    trainingPlayer,
    users,
  ];
  const portal = createPortalFeature(services, {
    seen: [...linkKinds.filter(hasReport), behavioral.teamMaps],
    nameKind,
    personalData: partsOf(features, 'personalData'),
    auditActions: partsOf(features, 'auditActions'),
    images,
  });
  const exports = createExportsFeature(services, {
    contract,
    lists: partsOf(features, 'exports').flat(),
  });
  const all = [...features, exports, portal];
  assertCountedApart([...Object.values(requestMailings), ...partsOf(all, 'mailings').flat()]);
  return all;
}
