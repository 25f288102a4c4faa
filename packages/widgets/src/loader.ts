import { loadOnConnect } from './shared/load-on-connect.ts';

loadOnConnect({
  'aferir-behavioral-report': () => import('./register/behavioral-report.ts'),
  'aferir-disc-questionnaire': () => import('./register/disc-questionnaire.ts'),
});
