import type { MailOrigin, MailServices } from '../../../shared/mail/mailer.ts';
import type { RequestToMailAgain } from '../../../shared/requests/answering-mail.ts';
import { noteAddresses } from '../../../shared/requests/mailed-addresses.ts';
import { mailRequestsAgain } from './request-mail.ts';
import { readSelfAnswering } from './self-answering.ts';

/** Mails people their self-assessments again, with what is left of each. */
export async function remindOfSelfAssessments(
  services: MailServices,
  origin: MailOrigin,
  requests: readonly Omit<RequestToMailAgain, 'progress'>[],
): Promise<void> {
  const { db, company } = origin;
  const ids = requests.map(({ responseId }) => responseId);
  const known = await readSelfAnswering(db, company.id, ids);
  await mailRequestsAgain(
    services,
    origin,
    requests.flatMap((request) => {
      const progress = known.get(request.responseId);
      return progress ? { ...request, progress } : [];
    }),
  );
  await noteAddresses(db, company.id, 'performance_response', requests);
}
