export { type FormProblem, FormSummary, type FormSummaryProps } from './form-summary.tsx';
