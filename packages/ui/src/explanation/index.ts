export { type Explanation, type ExplanationOptions, useExplanation } from './use-explanation.tsx';
