export * from './access/index.ts';
export * from './behavioral-report/index.ts';
export * from './disc-questionnaire/index.ts';
export * from './employee-dashboard/index.ts';
export * from './manager-evaluation/index.ts';
export * from './performance-report/index.ts';
export * from './performance-self-assessment/index.ts';
export * from './shared/index.ts';
