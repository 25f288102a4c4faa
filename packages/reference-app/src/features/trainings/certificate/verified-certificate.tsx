import type { Schema } from '@aferir/api-client';
import { formatDate } from '@aferir/domain';
import { Notice } from '@aferir/ui';
import { certificateMessages as texts } from './certificate-messages.ts';
import styles from './verified-certificate.module.css';

/** Props of {@link VerifiedCertificate}. */
export interface VerifiedCertificateProps {
  certificate: Schema<'VerifiedCertificate'>;
}

/** What a certificate vouches for, and nothing else. */
export function VerifiedCertificate({ certificate }: VerifiedCertificateProps) {
  const facts = [
    [texts.person, certificate.nmPessoa],
    [texts.training, certificate.nmTreinamento],
    [texts.version, certificate.nrVersao],
    [texts.issuedAt, formatDate(certificate.dtEmissao)],
  ] as const;
  return (
    <Notice tone="success" title={texts.isAuthentic}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
}
