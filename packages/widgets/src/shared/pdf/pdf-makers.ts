export { drawingsToPdf } from './drawings-to-pdf.ts';
export { htmlToPdf } from './html-to-pdf.ts';
