import { Badge } from '@aferir/ui';

/** What a list says of records that can be deactivated. */
export const activityTexts = { active: 'Ativo', inactive: 'Inativo' } as const;

/** Says whether a record is active. */
export function ActivityBadge({ isActive }: { isActive: boolean }) {
  return (
    <Badge tone={isActive ? 'success' : 'neutral'}>
      {isActive ? activityTexts.active : activityTexts.inactive}
    </Badge>
  );
}
