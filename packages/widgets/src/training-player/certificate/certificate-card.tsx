import { Button, Notice } from '@aferir/ui';
import { Download } from 'lucide-react';
import { useRef } from 'react';
import type { Company } from '../../shared/company/company.ts';
import { useWidget } from '../../shared/host/use-widget.tsx';
import type { TrainingPlayerMessages } from '../training-player.messages.ts';
import type { Certificate } from '../training-player.types.ts';
import { CertificateSheet } from './certificate-sheet.tsx';
import { useCertificateFile } from './use-certificate-file.ts';

export interface CertificateCardProps {
  certificate: Certificate;
  company: Company;
  /** Whether the training, as it is now, is concluded. */
  isComplete: boolean;
}

/** Says that there is a certificate, and makes it a file. */
export function CertificateCard({ certificate, company, isComplete }: CertificateCardProps) {
  const { messages } = useWidget<TrainingPlayerMessages>();
  const sheet = useRef<HTMLDivElement>(null);
  const [file, download] = useCertificateFile(sheet, certificate, company);
  return (
    <>
      <Notice
        role="status"
        tone="success"
        {...(isComplete && { title: messages.concludedTitle })}
        action={
          <Button icon={<Download />} isLoading={file === 'making'} onClick={download}>
            {messages.downloadCertificate}
          </Button>
        }
      >
        {isComplete ? messages.certificateText : messages.earlierCertificate(certificate.version)}
      </Notice>
      <div role="alert">
        {file === 'failed' ? <Notice tone="danger">{messages.certificateFailed}</Notice> : null}
      </div>
      {file === 'making' ? (
        <CertificateSheet ref={sheet} certificate={certificate} company={company} />
      ) : null}
    </>
  );
}
