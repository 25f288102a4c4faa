declare module 'html2pdf.js/src/index.js' {
  export { default } from 'html2pdf.js';
}
