import { formatDate } from '@aferir/domain';
import type { ComponentProps } from 'react';
import type { Company } from '../../shared/company/company.ts';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { pageMarks } from '../../shared/pdf/index.ts';
import { useApiBase } from '../../shared/provider/aferir-provider.tsx';
import { besideApi } from '../../shared/provider/beside-api.ts';
import documentStyles from '../../shared/report-document/report-document.module.css';
import type { TrainingPlayerMessages } from '../training-player.messages.ts';
import type { Certificate } from '../training-player.types.ts';
import styles from './certificate-sheet.module.css';

export interface CertificateSheetProps extends Pick<ComponentProps<'div'>, 'ref'> {
  certificate: Certificate;
  company: Company;
}

/** A certificate for paper: who has concluded what, and where that can be verified. */
export function CertificateSheet({ certificate, company, ref }: CertificateSheetProps) {
  const { messages } = useWidget<TrainingPlayerMessages>();
  const apiBase = useApiBase();
  const { code, person, training, version, issuedAt } = certificate;
  const address = besideApi(apiBase, `/certificado?codigo=${code}`);
  return (
    <div
      className={documentStyles.offScreen}
      data-format="a4-landscape"
      data-aferir-theme="light"
      aria-hidden="true"
      inert
    >
      <div ref={ref} className={styles.sheet}>
        <div {...pageMarks.flow}>
          <div className={styles.content} style={{ borderColor: company.color ?? undefined }}>
            <div className={styles.company}>
              {company.logoUrl ? (
                <img
                  className={styles.logo}
                  src={besideApi(apiBase, company.logoUrl)}
                  alt=""
                  crossOrigin="anonymous"
                />
              ) : null}
              <span>{company.name}</span>
            </div>
            <h1 className={styles.title}>{messages.certificateTitle}</h1>
            <p className={styles.words}>{messages.certifies}</p>
            <p className={styles.person}>{person}</p>
            <p className={styles.words}>{messages.hasConcluded}</p>
            <p className={styles.training}>{training}</p>
            <p className={styles.words}>
              {messages.certificateFacts(version, formatDate(issuedAt, messages.language))}
            </p>
            <div className={styles.proof}>
              <p>
                <span>{`${messages.certificateCode}: `}</span>
                <strong>{code}</strong>
              </p>
              <p>{`${messages.verifyAt} ${address}`}</p>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
