import { loadOnConnect } from './shared/loading/load-on-connect.ts';

loadOnConnect({
  'aferir-behavioral-report': () => import('./register/behavioral-report.ts'),
  'aferir-disc-questionnaire': () => import('./register/disc-questionnaire.ts'),
  'aferir-employee-dashboard': () => import('./register/employee-dashboard.ts'),
  'aferir-manager-evaluation': () => import('./register/manager-evaluation.ts'),
  'aferir-performance-report': () => import('./register/performance-report.ts'),
  'aferir-performance-self-assessment': () => import('./register/performance-self-assessment.ts'),
});
