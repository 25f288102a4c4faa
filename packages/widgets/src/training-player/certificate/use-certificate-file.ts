import { useStyleNonce } from '@aferir/ui';
import { type RefObject, useEffect, useState } from 'react';
import type { Company } from '../../shared/company/company.ts';
import { logProblem } from '../../shared/host/log-problem.ts';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { downloadFile, makePdf } from '../../shared/pdf/index.ts';
import type { TrainingPlayerMessages } from '../training-player.messages.ts';
import type { Certificate } from '../training-player.types.ts';

/** How far the file is; while it is made, its sheet stands in the page. */
export type CertificateFile = 'none' | 'making' | 'failed';

/** Makes a certificate a PDF, on a sheet across. */
export function useCertificateFile(
  sheet: RefObject<HTMLElement | null>,
  { training, person }: Certificate,
  company: Company,
): [CertificateFile, download: () => void] {
  const { messages } = useWidget<TrainingPlayerMessages>();
  const nonce = useStyleNonce();
  const [file, setFile] = useState<CertificateFile>('none');

  async function make() {
    try {
      if (!sheet.current) throw new Error('There is no certificate to print');
      const pdf = await makePdf(sheet.current, {
        title: `${messages.certificateTitle} - ${person}`,
        subject: training,
        author: company.name,
        language: messages.language,
        format: 'a4-landscape',
        nonce,
      });
      downloadFile(pdf, messages.certificateFile);
      setFile('none');
    } catch (cause) {
      logProblem('make PDF', cause);
      setFile('failed');
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a file is made once each time it is asked for
  useEffect(() => {
    if (file === 'making') void make();
  }, [file]);

  return [file, () => setFile('making')];
}
