import { NO_ASSESSMENT_LABEL, type PerformanceStatus } from '@aferir/domain';
import { Badge } from '@aferir/ui';
import { StatusBadge } from './status-badge.tsx';

/** Props of {@link LatestStatus}. */
export interface LatestStatusProps {
  /** The code of the latest request that stands; 0 or null without one. */
  cdStatus: number | null;
  nmStatus: string | null;
}

/** How far the latest request of a person is, or that there is none. */
export function LatestStatus({ cdStatus, nmStatus }: LatestStatusProps) {
  if (!cdStatus || nmStatus === null) return <Badge>{NO_ASSESSMENT_LABEL}</Badge>;
  const status = cdStatus as PerformanceStatus;
  return <StatusBadge request={{ cdStatus: status, nmStatus, flEncerrado: false }} />;
}
