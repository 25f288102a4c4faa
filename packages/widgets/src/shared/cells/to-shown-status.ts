import type { Schema } from '@aferir/api-client';
import { SHOWN_STATUS_LABELS, type ShownStatus } from '@aferir/domain';

/**
 * What is shown of a row of a manager's list. The wire has a code for the status of the response, and
 * for what this manager has done a name alone.
 */
export function toShownStatus({
  cdStatus,
  nmStatus,
}: Pick<Schema<'ManagerReport'>, 'cdStatus' | 'nmStatus'>): ShownStatus {
  return nmStatus === SHOWN_STATUS_LABELS.rated ? 'rated' : cdStatus;
}
