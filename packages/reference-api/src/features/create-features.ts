import type { Services } from '../context.ts';
import { createMailer } from '../mail/mailer.ts';
import type { Operation } from '../operation/operation.ts';
import type { Sessions } from '../sessions/session-tokens.ts';
import { createAccessFeature } from './access/create-access-feature.ts';
import { createBehavioralFeature } from './behavioral/create-behavioral-feature.ts';
import { createEmployeesFeature } from './employees/create-employees-feature.ts';
import { createInstitutionFeature } from './institution/create-institution-feature.ts';
import { createPerformanceFeature } from './performance/create-performance-feature.ts';
import { createPortalFeature } from './portal/create-portal-feature.ts';

/** All operations that have code, feature by feature. */
export function createFeatures(services: Services, sessions: Sessions): readonly Operation[] {
  const mailing = { config: services.config, mailer: createMailer(services.jobs) };
  return [
    ...createAccessFeature(services, sessions),
    ...createBehavioralFeature(mailing),
    ...createInstitutionFeature(),
    ...createEmployeesFeature(mailing),
    ...createPerformanceFeature(mailing),
    ...createPortalFeature(services),
  ];
}
