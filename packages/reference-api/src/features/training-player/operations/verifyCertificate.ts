import { CERTIFICATE_THROTTLE, readCertificateCode } from '@aferir/domain';
import type { Services } from '../../../operation/context.ts';
import { definePublicOperation, type Operation } from '../../../operation/operation.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { findCertificate } from '../certificate/certificate-store.ts';
import { toVerifiedCertificate } from '../player-serializer.ts';
import { trainingPlayerMessages as texts } from '../training-player-messages.ts';

/** Tells anybody what the certificate with a code vouches for. */
export function verifyCertificate({
  database,
  throttle,
}: Pick<Services, 'database' | 'throttle'>): Operation {
  return definePublicOperation('verifyCertificate', async ({ params }, { network }) => {
    await throttle.take(`certificate:${network}`, CERTIFICATE_THROTTLE, texts.tooManyVerifications);
    const code = readCertificateCode(params.codigo);
    const certificate = code && (await findCertificate(database, code));
    if (!certificate) throw notFound(texts.unknownCertificate);
    return { data: toVerifiedCertificate(certificate) };
  });
}
