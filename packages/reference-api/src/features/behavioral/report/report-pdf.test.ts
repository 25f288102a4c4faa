import { describe, expect, it } from 'vitest';
import { decodeReportPdf, maxReportPdfBytes } from './report-pdf.ts';

function pdfOf(bytes: number): string {
  return Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(bytes - 5)]).toString('base64');
}

describe('decodeReportPdf', () => {
  it('takes a PDF, as plain base64 and as a data URL', () => {
    const file = Buffer.from('%PDF-1.7 relatório').toString('base64');
    expect(decodeReportPdf(file)).toEqual(Buffer.from('%PDF-1.7 relatório'));
    expect(decodeReportPdf(`data:application/pdf;filename=a.pdf;base64,${file}`)).toEqual(
      Buffer.from('%PDF-1.7 relatório'),
    );
  });

  it.each(['', 'JVBERi0=x', '%PDF-1.7', Buffer.from('MZ %PDF-').toString('base64')])(
    'refuses what does not begin as a PDF: %j',
    (file) => {
      expect(decodeReportPdf(file)).toBe('not-a-pdf');
    },
  );

  it('takes 8 MB and not a byte more', () => {
    expect(decodeReportPdf(pdfOf(maxReportPdfBytes))).toHaveLength(maxReportPdfBytes);
    expect(decodeReportPdf(pdfOf(maxReportPdfBytes + 1))).toBe('too-large');
    expect(decodeReportPdf(pdfOf(maxReportPdfBytes + 1000))).toBe('too-large');
  });
});
