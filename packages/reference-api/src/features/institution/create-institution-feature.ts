import type { Services } from '../../operation/context.ts';
import { defineJob } from '../../platform/jobs/feature-job.ts';
import type { StoredImages } from '../../shared/images/stored-images.ts';
import type { MailServices } from '../../shared/mail/mailer.ts';
import { beginReminders } from '../../shared/reminders/begin-reminders.ts';
import { sendCompanyReminders } from '../../shared/reminders/company-rule.ts';
import type { ReminderPart } from '../../shared/reminders/reminder-part.ts';
import { defineFeature, type Feature } from '../feature.ts';
import { dataConfirmed } from './data-confirmed.ts';
import { institutionAuditActions } from './institution-audit-actions.ts';
import { createCompanyKey } from './operations/createCompanyKey.ts';
import { findAddressByZipCode } from './operations/findAddressByZipCode.ts';
import { getCompany } from './operations/getCompany.ts';
import { getCompanyConfirmed } from './operations/getCompanyConfirmed.ts';
import { getEmployeePortalLink } from './operations/getEmployeePortalLink.ts';
import { getReminderSettings } from './operations/getReminderSettings.ts';
import { listCompanyKeys } from './operations/listCompanyKeys.ts';
import { revokeCompanyKey } from './operations/revokeCompanyKey.ts';
import { saveCompany } from './operations/saveCompany.ts';
import { saveReminderSettings } from './operations/saveReminderSettings.ts';

/** What the feature needs of others. */
export interface InstitutionPorts extends MailServices {
  readonly images: StoredImages;
  /** What people are reminded of. */
  readonly reminders: readonly ReminderPart[];
}

/** What a company settles about itself. */
export function createInstitutionFeature(
  services: Services,
  { images, mailer, reminders: parts }: InstitutionPorts,
): Feature {
  return defineFeature(import.meta.dirname, {
    operations: [
      createCompanyKey,
      findAddressByZipCode(services),
      getCompany,
      getCompanyConfirmed,
      getEmployeePortalLink,
      getReminderSettings(parts),
      listCompanyKeys,
      revokeCompanyKey,
      saveCompany(images),
      saveReminderSettings(parts),
    ],
    jobs: [
      defineJob('send-reminders', 1, (payload) =>
        sendCompanyReminders({ ...services, mailer, parts }, payload),
      ),
    ],
    everyMinute: [{ name: 'reminders', onlyMails: true, look: () => beginReminders(services) }],
    firstSteps: [dataConfirmed],
    auditActions: institutionAuditActions,
  });
}
