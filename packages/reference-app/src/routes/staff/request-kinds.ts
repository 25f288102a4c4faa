import type { LoadRequestKinds } from '../../shared/requests/request-kind.ts';

/** What staff ask people for, once it is needed. */
export const loadRequestKinds: LoadRequestKinds = async () => {
  const [{ behavioralRequests }, { performanceRequests }] = await Promise.all([
    import('../../features/behavioral/behavioral-requests.ts'),
    import('../../features/performance/requests/performance-requests.ts'),
  ]);
  return [behavioralRequests, performanceRequests];
};
