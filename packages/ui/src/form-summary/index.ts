export {
  applyProblem,
  type FormRefusal,
  type RefusableForm,
  type RefusedFormState,
  refusalOf,
} from './apply-problem.ts';
export { type FormProblem, FormSummary, type FormSummaryProps } from './form-summary.tsx';
