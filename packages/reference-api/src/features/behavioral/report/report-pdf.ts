/** The largest PDF that is mailed, decoded. */
export const maxReportPdfBytes = 8 * 1024 * 1024;

/** Why a file is not the PDF of a report. */
export type ReportPdfFault = 'not-a-pdf' | 'too-large';

const signature = '%PDF-';
const dataUrlPrefix = /^data:[^,]*,/;
const base64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** Decodes a base64 PDF, with or without the `data:` prefix, and checks what it says it is. */
export function decodeReportPdf(file: string): Uint8Array | ReportPdfFault {
  const encoded = file.replace(dataUrlPrefix, '');
  if (encoded.length > Math.ceil(maxReportPdfBytes / 3) * 4) return 'too-large';
  if (!base64.test(encoded)) return 'not-a-pdf';
  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.length > maxReportPdfBytes) return 'too-large';
  return bytes.subarray(0, signature.length).toString('latin1') === signature ? bytes : 'not-a-pdf';
}
