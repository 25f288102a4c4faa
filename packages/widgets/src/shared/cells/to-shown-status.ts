import type { Schema } from '@aferir/api-client';
import { managerStatus, SHOWN_STATUS_LABELS, type ShownStatus } from '@aferir/domain';

/**
 * What is shown of a row of a manager's list. Servers that don't tell yet whether the manager has
 * rated all say so in the name of the status alone.
 */
export function toShownStatus({
  cdStatus,
  nmStatus,
  flAvaliouTodas = nmStatus === SHOWN_STATUS_LABELS.rated,
}: Pick<Schema<'ManagerReport'>, 'cdStatus' | 'nmStatus' | 'flAvaliouTodas'>): ShownStatus {
  return managerStatus(cdStatus, flAvaliouTodas);
}
