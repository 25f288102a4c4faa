import { Badge } from '@aferir/ui';
import { useTexts } from '../language/speech-context.tsx';
import type { StaffRequest } from './request-kind.ts';
import { statusBadge } from './request-state.ts';
import { statusTexts } from './status-messages.ts';

/** Props of {@link StatusBadge}. */
export interface StatusBadgeProps {
  request: Pick<StaffRequest, 'cdStatus' | 'nmStatus' | 'flEncerrado'>;
}

/** How far a request is. */
export function StatusBadge({ request }: StatusBadgeProps) {
  const { label, tone } = statusBadge(request, useTexts(statusTexts));
  return <Badge tone={tone}>{label}</Badge>;
}
