import type { Services } from '../context.ts';
import { createStoredImages } from '../images/stored-images.ts';
import { nameKinds } from '../links/response-kind.ts';
import { assertCountedApart } from '../mail/mail-throttle.ts';
import { createMailer } from '../mail/mailer.ts';
import { requestMailings } from '../requests/request-mailings.ts';
import type { Sessions } from '../sessions/session-tokens.ts';
import { createAccessFeature } from './access/create-access-feature.ts';
import { createAccessProfilesFeature } from './access-profiles/create-access-profiles-feature.ts';
import { createAccountFeature } from './account/create-account-feature.ts';
import { createBehavioralFeature } from './behavioral/create-behavioral-feature.ts';
import { createDashboardFeature } from './dashboard/create-dashboard-feature.ts';
import { createEmployeesFeature } from './employees/create-employees-feature.ts';
import { type Feature, partsOf } from './feature.ts';
import { createImagesFeature } from './images/create-images-feature.ts';
import { createInstitutionFeature } from './institution/create-institution-feature.ts';
import { createOrganizationFeature } from './organization/create-organization-feature.ts';
import { createPerformanceFeature } from './performance/create-performance-feature.ts';
import { createPortalFeature } from './portal/create-portal-feature.ts';
import { createPositionsFeature } from './positions/create-positions-feature.ts';
import { createUsersFeature } from './users/create-users-feature.ts';

/**
 * All features, and the only place that lists them. What one needs of another is handed to it here, so
 * that no feature knows another.
 */
export function createFeatures(services: Services, sessions: Sessions): readonly Feature[] {
  const images = createStoredImages(services);
  const mailing = { mailer: createMailer(services.jobs) };
  const behavioral = createBehavioralFeature(mailing);
  const performance = createPerformanceFeature(mailing);
  const kinds = partsOf([behavioral, performance], 'responses');
  const nameKind = nameKinds(kinds);

  const access = createAccessFeature(services, {
    sessions,
    ...mailing,
    nameKind,
    results: behavioral.assessments,
  });
  const account = createAccountFeature(services, { ...mailing, password: access.password, images });
  const accessProfiles = createAccessProfilesFeature();
  const users = createUsersFeature({ ...mailing, images });
  const employees = createEmployeesFeature(services, {
    ...mailing,
    assessments: behavioral.assessments,
    personLeft: partsOf([users, access, behavioral, performance], 'personLeft'),
    personTies: partsOf([users, behavioral, performance], 'personTies'),
    images,
  });
  const institution = createInstitutionFeature(services, images);
  const dashboard = createDashboardFeature(partsOf([behavioral, performance], 'waiting'));

  const features = [
    access,
    accessProfiles,
    account,
    behavioral,
    dashboard,
    employees,
    createImagesFeature(services, images),
    institution,
    createOrganizationFeature(),
    performance,
    createPositionsFeature(performance.positionCompetencies),
    users,
  ];
  const portal = createPortalFeature(services, {
    kinds,
    nameKind,
    personalData: partsOf(features, 'personalData'),
    auditActions: partsOf(features, 'auditActions'),
    images,
  });
  const all = [...features, portal];
  assertCountedApart([...Object.values(requestMailings), ...partsOf(all, 'mailings').flat()]);
  return all;
}
