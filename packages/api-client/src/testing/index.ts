export * from './access-fixtures.ts';
export * from './disc-fixtures.ts';
export * from './employee-fixtures.ts';
export { createFakeDiscServer, type FakeDiscServer } from './fake-disc-server.ts';
export {
  dataReply,
  delayed,
  dropped,
  type FakeReply,
  faultReply,
  hanging,
  lost,
  problemReply,
  rawReply,
  throttledReply,
} from './fake-reply.ts';
export {
  createFakeReviewServer,
  type FakeReviewOptions,
  type FakeReviewServer,
} from './fake-review-server.ts';
export {
  createFakeServer,
  type FakeHandler,
  type FakeRequest,
  type FakeServer,
} from './fake-server.ts';
export { openedGame } from './game-fixtures.ts';
export { becomeOldHostPage } from './old-host-page.ts';
export { performanceReportHeader } from './performance-report-fixtures.ts';
export * from './self-assessment-fixtures.ts';
export { performanceStatusNames } from './status-names.ts';
