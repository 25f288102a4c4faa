import type { PersonalDataPart } from '../../feature.ts';
import { createCertificateStore } from './certificate-store.ts';

/** The certificates of a person. */
export const readPersonalData: PersonalDataPart = async ({ db, company }, personId) => {
  const certificates = await createCertificateStore(db, company.id).listOf(personId);
  return {
    certificados: certificates.map(({ code, personName, title, version, issuedAt }) => ({
      nmTreinamento: title,
      nmPessoa: personName,
      nrVersao: version,
      dsCodigo: code,
      dtEmissao: issuedAt.toISOString(),
    })),
  };
};
