export { Notice, type NoticeProps } from './notice.tsx';
export { RetryNotice, type RetryNoticeProps } from './retry-notice.tsx';
