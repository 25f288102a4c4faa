// What the page of the assessments alone shows; the home does not fetch it.
export { OwnResults } from './own-results.tsx';
export { ReportTable } from './report-table.tsx';
