import type { Services } from '../context.ts';
import { createMailer } from '../mail/mailer.ts';
import type { Operation } from '../operation/operation.ts';
import type { Sessions } from '../sessions/session-tokens.ts';
import { createAccessFeature } from './access/create-access-feature.ts';
import { createBehavioralFeature } from './behavioral/create-behavioral-feature.ts';
import { createPeopleFeature } from './people/create-people-feature.ts';

/** All operations that have code, feature by feature. */
export function createFeatures(services: Services, sessions: Sessions): readonly Operation[] {
  const mailer = createMailer(services.jobs);
  return [
    ...createAccessFeature(services, sessions),
    ...createBehavioralFeature({ config: services.config, mailer }),
    ...createPeopleFeature(),
  ];
}
