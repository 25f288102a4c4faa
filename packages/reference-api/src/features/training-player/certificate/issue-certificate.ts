import { randomInt } from 'node:crypto';
import { type CertificateFacts, isCertificateDue, makeCertificateCode } from '@aferir/domain';
import { notifyCompleted } from '../../../shared/learning/notify-completed.ts';
import { findLearnerPerson } from '../learner-person.ts';
import type { Visit } from '../pin/enter-with-pin.ts';
import { type Certificate, createCertificateStore } from './certificate-store.ts';

/** How somebody is with a training before a save and after it. */
export type StateChange = Pick<CertificateFacts, 'before' | 'after'>;

/** Issues the certificate that a save makes due; the latest that there is then. */
export async function issueCertificate(
  visit: Visit,
  change: StateChange,
): Promise<Certificate | undefined> {
  const { db, company, learner, training, now, audit } = visit;
  const certificates = createCertificateStore(db, company.id);
  const latest = await certificates.findLatest(learner);
  const { version } = training;
  if (!isCertificateDue({ ...change, version, certifiedVersion: latest?.version })) return latest;

  const { name } = await findLearnerPerson(db, company.id, learner.personId);
  const certificate = {
    code: makeCertificateCode(randomInt),
    personName: name,
    title: training.title,
    version: training.version,
    issuedAt: now,
  };
  const id = await certificates.add(learner, certificate);
  await notifyCompleted(
    { db, companyId: company.id, now },
    { ...learner, title: training.title, version },
  );
  await audit({
    action: 'training-certificate.issued',
    personId: learner.personId,
    subject: { kind: 'training-certificate', id },
    details: { version: training.version },
  });
  return certificate;
}
